import Core
import StatsData

/// `codingfit collect`: copies the last days from WakaTime into the user's own tables.
struct CollectCommand: Sendable {
  let options: CollectOptions
  let output: CommandOutput
  var clock = WallClock.system
  /// For the waits that a server asks for.
  var sleeper: any Clock<Duration> = QuietClock()

  /// The exit status: 0 fine, 1 something failed that may work later, 3 something has to be set up
  /// first: a server, a key, signing in.
  func run(environment: [String: String]) async -> Int32 {
    do throws(AppError) {
      let line = SyncProgressLine(
        output: output, isSilent: options.isQuiet || options.isJSON || !output.isTerminal)
      let report = try await collector(environment).run(days: options.days) { line.show($0) }
      line.clear()
      show(CollectText(report: report))
      return report.problem.map(failed) ?? 0
    } catch {
      show(CollectText(report: CollectReport(problem: error)))
      return failed(error)
    }
  }

  private func show(_ text: CollectText) {
    if options.isJSON { return output.json(text.json) }
    guard !options.isQuiet else { return }
    for note in text.report.notes { output.remark("codingfit: \(note)\n") }
    output.answer(text.lines.map { $0 + "\n" }.joined())
  }

  private func failed(_ error: AppError) -> Int32 {
    let status = output.fail(error.message)
    return [.configuration, .unauthorised, .schema].contains(error.kind) ? 3 : status
  }

  private func collector(_ environment: [String: String]) throws(AppError) -> Collector {
    let folders = try DataFolders(environment: environment)
    let config = ConfigFile(path: folders.configFile).load(environment: environment)
    for warning in config.warnings { output.remark("codingfit: \(warning.message)\n") }
    guard let url = config.url, let key = config.key else {
      throw AppError(.configuration, "No server is set up: set SUPABASE_URL and SUPABASE_KEY.")
    }
    guard let wakaTimeKey = config.wakaTimeKey else {
      throw AppError(
        .configuration, "There is no WakaTime key: set WAKATIME_API_KEY. \(Self.whereToFind)")
    }
    let base = environment["WAKATIME_API_URL"].flatMap { $0.isEmpty ? nil : $0 }
    let access = try WakaTimeAccess(key: wakaTimeKey, url: base)
    let configuration = try SupabaseConfiguration(url: url, key: key)
    let file = LogFile(path: folders.logFile, clock: clock, secrets: [key] + access.secrets)
    let log: @Sendable (String) -> Void = { file.append($0) }
    let transport = URLSessionTransport(clock: QuietClock())
    let account = AccountParts(
      configuration: configuration, folders: folders, transport: transport, clock: sleeper,
      wallClock: clock, log: log)
    return Collector(
      source: WakaTimeClient(
        access: access, transport: transport, clock: sleeper, wallClock: clock, log: log),
      tables: OwnTables(
        configuration: configuration, transport: transport, clock: sleeper, wallClock: clock,
        tokens: account.tokens, log: log),
      clock: clock)
  }

  private static let whereToFind = WakaTimeAccess.whereToFind
}
