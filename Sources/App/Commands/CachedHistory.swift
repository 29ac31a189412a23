import Core
import StatsData

/// The history as the cache holds it, for commands that ask no server, write nothing and wait for
/// no lock.
struct CachedHistory {
  let history: History
  /// When the last successful sync ended; of imported files, when the newest was read.
  let asOf: Instant?
  let problems: [AppError]

  static let nothingYet =
    "There is no history yet: codingfit sync reads it, codingfit import takes files in."

  /// `isRecent`: only what the figures of today need.
  static func read(
    environment: [String: String], isDemo: Bool, isRecent: Bool = false, clock: WallClock
  ) throws(AppError) -> CachedHistory {
    if isDemo {
      return CachedHistory(
        history: DemoStatsRepository.firstHistory(clock: clock), asOf: clock.now(), problems: [])
    }
    let folders = try DataFolders(environment: environment)
    let folder = try folder(in: folders, environment: environment)
    let settings = SettingsFile(path: folders.settingsFile)
    if isRecent {
      let recent = RecentHistory.read(folder: folder, settingsFile: settings, clock: clock)
      return CachedHistory(
        history: recent.history, asOf: recent.asOf, problems: recent.problems)
    }
    let first = FirstHistory.read(
      folder: folder, settingsFile: settings, clock: clock, movesAside: false)
    return CachedHistory(
      history: first.history, asOf: first.lastSync, problems: first.problems)
  }

  /// Where the configured server's history lies; without one that of imported files.
  static func folder(
    in folders: DataFolders, environment: [String: String]
  ) throws(AppError) -> String {
    let server = ConfigFile(path: folders.configFile).load(environment: environment).url
    return AccountParts.folder(in: folders, server: try server.map(address))
  }

  private static func address(_ text: String) throws(AppError) -> String {
    try ProjectURL(text).text
  }
}
