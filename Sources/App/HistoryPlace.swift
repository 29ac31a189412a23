import Core
import StatsData

/// The history that the configuration points at, opened alike by the dashboard and every command.
struct HistoryPlace {
  let folders: DataFolders
  let config: ServerConfig
  let folder: String
  let settingsFile: SettingsFile
  let log: LogFile
  /// Nil where nothing is configured: the history is what was imported.
  let server: SupabaseConfiguration?
  let client: SupabaseClient?
  let transport: any HTTPTransport
  /// Who is signed in; nil where nothing is configured.
  let account: AccountParts?
  let repository: CachedStatsRepository
  /// What the dashboard's first frame is drawn from; nil where nobody asked for it.
  let first: FirstHistory?

  /// The configured server's history; without one that of imported files.
  init(
    environment: [String: String], clock: WallClock = .system,
    sleeper: any Clock<Duration> = QuietClock()
  ) throws(AppError) {
    let folders = try DataFolders(environment: environment)
    let config = ConfigFile(path: folders.configFile).load(environment: environment)
    try self.init(folders, config, server: Self.server(config), clock: clock, sleeper: sleeper)
  }

  init(
    _ folders: DataFolders, _ config: ServerConfig, server: SupabaseConfiguration?,
    clock: WallClock, sleeper: any Clock<Duration>, executor: (any TaskExecutor)? = nil,
    readsFirst: Bool = false
  ) {
    self.folders = folders
    self.config = config
    self.server = server
    let log = LogFile(
      path: folders.logFile, clock: clock, secrets: [config.key].compactMap(\.self))
    self.log = log
    let transport = URLSessionTransport(clock: sleeper)
    self.transport = transport
    let account = server.map { server in
      AccountParts(
        configuration: server, folders: folders, transport: transport, clock: sleeper,
        wallClock: clock, executor: executor, log: { log.append($0) })
    }
    self.account = account
    client = server.map { server in
      SupabaseClient(
        configuration: server, transport: transport, clock: sleeper, wallClock: clock,
        tokens: account?.tokens, log: { log.append($0) })
    }
    settingsFile = SettingsFile(path: folders.settingsFile)
    folder = account?.folder ?? folders.history(server: nil)
    first =
      readsFirst
      ? FirstHistory.read(folder: folder, settingsFile: settingsFile, clock: clock) : nil
    repository = CachedStatsRepository(
      folder: folder, settingsFile: settingsFile, remote: client, clock: clock, log: log,
      account: account?.sync, executor: executor, sleeper: sleeper, first: first)
  }

  /// Nil where nothing is configured; half of it, or a bad address or key, is refused.
  static func server(_ config: ServerConfig) throws(AppError) -> SupabaseConfiguration? {
    guard config.url != nil || config.key != nil else { return nil }
    guard let url = config.url else {
      throw AppError(.configuration, "There is a key, but no address: set SUPABASE_URL.")
    }
    guard let key = config.key else {
      throw AppError(.configuration, "There is an address, but no key: set SUPABASE_KEY.")
    }
    return try SupabaseConfiguration(url: url, key: key)
  }
}
