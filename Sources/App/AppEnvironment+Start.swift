import Core
import Features
import Glibc
import StatsData
import Terminal

extension AppEnvironment {
  /// Chooses the concretes from the command line, the environment and the files.
  static func start(
    _ options: Arguments.Options, environment: [String: String]
  ) throws(AppError) -> AppEnvironment {
    var result = AppEnvironment()
    result.choose(options.theme, environment: environment)
    result.allowsMotion = !options.isStill && environment["NO_MOTION"]?.isEmpty != false
    result.home = environment["HOME"] ?? ""
    if options.isDemo {
      result.useDemo()
      return result
    }
    let folders = try DataFolders(environment: environment)
    result.state = StateFile(path: folders.stateFile)
    result.configFile = Self.short(folders.configFile, home: environment["HOME"])
    let config = ConfigFile(path: folders.configFile).load(environment: environment)
    // What is wrong with the file matters only where the file is asked.
    let isGiven = [config.urlOrigin, config.keyOrigin].allSatisfy {
      $0 != nil && $0 != folders.configFile
    }
    result.notices = isGiven ? [] : config.warnings
    do throws(AppError) {
      try result.use(config, in: folders)
    } catch {
      result.problem = error
    }
    return result
  }

  /// Where no colour is sent, whoever asked for that, what other themes tell by a colour is lost.
  private mutating func choose(_ theme: Theme.Name?, environment: [String: String]) {
    let hasColors = TerminalProfile(environment: environment).depth != .none
    self.theme = Theme(hasColors ? theme ?? .dark : .monochrome)
    followsBackground = theme == nil && hasColors
  }

  private mutating func useDemo() {
    repository = demo(clock)
    firstHistory = DemoStatsRepository.firstHistory(clock: clock)
  }

  /// Nothing configured opens what was imported, or else leaves the welcome.
  private mutating func use(
    _ config: ServerConfig, in folders: DataFolders
  ) throws(AppError) {
    let server = try HistoryPlace.server(config)
    let place = HistoryPlace(
      folders, config, server: server, clock: clock, sleeper: sleeper,
      executor: work, readsFirst: true)
    guard let first = place.first else { return }
    notices += first.problems
    if server == nil, first.history.days.isEmpty { return }
    log = place.log
    repository = place.repository
    account = place.account?.account
    invoices = place.invoiceNumbers(home: home)
    hasServer = server != nil
    if server == nil { localName = "imported" }
    lastSync = first.lastSync
    // Before the first sync there is nothing yet, which is not the same as nothing at all.
    if first.lastSync != nil || !first.history.days.isEmpty { firstHistory = first.history }
  }

  /// A descriptor for what libraries print on stderr while the screen is ours: the log, else
  /// nowhere.
  func openLog() -> Int32? {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    if let log, case let file = open(log.path, flags, 0o600), file >= 0 { return file }
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    return nowhere >= 0 ? nowhere : nil
  }

  private static func short(_ path: String, home: String?) -> String {
    guard let home, !home.isEmpty, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
