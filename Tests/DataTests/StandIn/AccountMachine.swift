import Core
import TestSupport

@testable import StatsData

/// A machine of the stand-in's user a: its folders, and its processes one after the other.
struct AccountMachine {
  let server: StandIn
  private let folder = TemporaryFolder()
  private var folders: DataFolders {
    DataFolders(
      data: folder.path + "/data", config: folder.path + "/config", state: folder.path + "/state")
  }

  init(_ server: StandIn) {
    self.server = server
  }

  /// A process that has just begun; waiting takes it no time.
  func process(deadline: Duration = .seconds(20)) throws -> (AccountParts, CachedStatsRepository) {
    let parts = AccountParts(
      configuration: try SupabaseConfiguration(url: server.url, key: server.key),
      folders: folders, transport: HastyTransport(deadline: deadline), clock: ImpatientClock(),
      wallClock: .system)
    let repository = CachedStatsRepository(
      folder: parts.folder, settingsFile: SettingsFile(path: folders.settingsFile),
      remote: StubRemoteSource(), clock: .system, account: parts.sync)
    return (parts, repository)
  }

  var store: FileSessionStore {
    FileSessionStore(path: folders.sessionFile, server: server.url, clock: ImpatientClock())
  }

  func outbox() throws -> Outbox {
    try OutboxFile(path: process().0.folder + "/outbox.json").load()
  }

  func signIn() async throws {
    try await process().0.account.signIn(email: "a@example.com", password: "pw-a")
  }

  func sync() async throws { _ = try await process().1.sync(.today) { _ in } }

  /// As if the access token had run out.
  func expire() async throws {
    guard var session = try await store.load() else { return }
    session.expiry = Instant(milliseconds: 0)
    try await store.save(session)
  }

  /// What this machine shows.
  func settings() async throws -> Settings { try await process().1.history().settings }
}
