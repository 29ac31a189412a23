import Core

/// Everything of a project that knows who is signed in, made once and sharing one session.
public struct AccountParts: Sendable {
  public let account: SupabaseAccount
  package let tokens: SessionTokens
  package let sync: AccountSync
  package let invoices: AccountLedger

  package init(
    configuration: SupabaseConfiguration, folders: DataFolders, transport: any HTTPTransport,
    clock: any Clock<Duration>, wallClock: WallClock, executor: (any TaskExecutor)? = nil,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let server = configuration.url.text
    let sessions = FileSessionStore(path: folders.sessionFile, server: server, clock: clock)
    let auth = SupabaseAuth(
      configuration: configuration, transport: transport, wallClock: wallClock, log: log)
    tokens = SessionTokens(
      auth: auth, store: sessions, wallClock: wallClock, clock: clock, executor: executor)
    let client = AccountClient(
      configuration: configuration, transport: transport, clock: clock, wallClock: wallClock,
      tokens: tokens, log: log)
    account = SupabaseAccount(
      auth: auth, sessions: sessions, client: client, folders: folders, server: server)
    invoices = AccountLedger(
      table: InvoiceTable(exchange: client.exchange), sessions: sessions, folders: folders,
      server: server, clock: clock)
    sync = AccountSync(
      client: client, invoices: invoices, sessions: sessions, folders: folders, server: server)
  }

  /// The folder of a server's history, for its user where somebody has signed in.
  package static func folder(in folders: DataFolders, server: String?) -> String {
    let user = server.flatMap {
      FileSessionStore(path: folders.sessionFile, server: $0, clock: QuietClock()).lastUser
    }
    return folders.history(server: server, user: user)
  }

  /// The folder of the history as things stand.
  package var folder: String { sync.folder }
}
