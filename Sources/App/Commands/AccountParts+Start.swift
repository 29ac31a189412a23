import Core
import StatsData

extension AccountParts {
  /// The account of the configured server, for the commands.
  static func start(environment: [String: String]) throws(AppError) -> AccountParts {
    let folders = try DataFolders(environment: environment)
    let config = ConfigFile(path: folders.configFile).load(environment: environment)
    guard let url = config.url, let key = config.key else {
      throw AppError(
        .configuration,
        "No server is set up. Set SUPABASE_URL and SUPABASE_KEY, or write config.json.")
    }
    let clock = WallClock.system
    let log = LogFile(path: folders.logFile, clock: clock, secrets: [key])
    return AccountParts(
      configuration: try SupabaseConfiguration(url: url, key: key), folders: folders,
      transport: URLSessionTransport(clock: ContinuousClock()), clock: ContinuousClock(),
      wallClock: clock, log: { log.append($0) })
  }
}
