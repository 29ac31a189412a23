import Core
import StatsData
import TestSupport

/// One user's machine: folders, a session that lasts, and a repository over scripted tables.
struct AccountFixture {
  let folder: TemporaryFolder
  let server: ScriptedAccount
  let parts: AccountParts
  let repository: CachedStatsRepository
  let folders: DataFolders

  static let address = "https://abc.supabase.co"

  /// Two fixtures on one `server` are two machines.
  init(_ server: ScriptedAccount = ScriptedAccount(), folder: TemporaryFolder = TemporaryFolder())
    throws
  {
    self.folder = folder
    self.server = server
    folders = DataFolders(
      data: folder.path + "/data", config: folder.path + "/config", state: folder.path + "/state")
    let clock = WallClock(systemZone: "Europe/Berlin") { RemoteFixture.now }
    parts = AccountParts(
      configuration: try SupabaseConfiguration(url: Self.address, key: RemoteFixture.publishable),
      folders: folders, transport: server, clock: ImpatientClock(), wallClock: clock)
    repository = CachedStatsRepository(
      folder: parts.folder, settingsFile: SettingsFile(path: folders.settingsFile),
      remote: StubRemoteSource(), clock: clock, account: parts.sync)
  }

  var store: FileSessionStore {
    FileSessionStore(
      path: folders.sessionFile, server: Self.address, clock: ContinuousClock())
  }

  func signIn(_ user: String = "u1") async throws {
    let previous = store.lastUser
    try await store.save(
      UserSession(
        accessToken: "a-\(user)", refreshToken: "r-\(user)",
        expiry: RemoteFixture.now.advanced(byMilliseconds: 3_600_000), clockOffset: 0,
        userID: user, email: "\(user)@example.com"))
    if let previous, previous != user {
      try await outbox.update { if !$0.isMerged { $0.startsEmpty = true } }
    }
  }

  var outbox: OutboxFile { OutboxFile(path: parts.folder + "/outbox.json") }

  var settings: Settings { get async throws { try await repository.history().settings } }

  func sync() async { _ = try? await repository.sync(.today) { _ in } }

  func change(_ change: (inout Settings) -> Void) async throws {
    var settings = try await self.settings
    change(&settings)
    try await repository.save(settings)
  }
}
