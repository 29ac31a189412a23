import Core
import Features
import StatsData

/// `codingfit --print`: a pane in words, from the cache alone; needs no terminal.
struct PrintCommand {
  let options: PrintOptions
  let output: CommandOutput
  var clock = WallClock.system

  /// The exit status: 0 fine, 1 there is nothing to print.
  @MainActor
  func run(environment: [String: String]) -> Int32 {
    do throws(AppError) {
      let first = try read(environment)
      for problem in first.problems { output.remark("codingfit: \(problem.message)\n") }
      guard let text = plain(first.history) else {
        return output.fail(CachedHistory.nothingYet)
      }
      output.answer((text.lines + standing(first)).map { $0 + "\n" }.joined())
      return 0
    } catch {
      return output.fail(error.message)
    }
  }

  private func read(
    _ environment: [String: String]
  ) throws(AppError) -> (history: History, lastSync: Instant?, problems: [AppError]) {
    if options.isDemo { return (DemoStatsRepository.firstHistory(clock: clock), nil, []) }
    let place = try HistoryPlace(environment: environment, clock: clock)
    let first = FirstHistory.read(
      folder: place.folder, settingsFile: place.settingsFile, clock: clock)
    return (first.history, first.lastSync, first.problems)
  }

  /// Through the models, so that every number is the dashboard's.
  @MainActor
  private func plain(_ history: History) -> PlainText? {
    let now = clock.now()
    switch options.pane {
    case .today:
      let model = DashboardModel(repository: DemoStatsRepository(clock: clock))
      model.show(history, now: now)
      return model.state.value.flatMap { $0.isEmpty ? nil : $0.plain }
    case .trends:
      let model = TrendsModel()
      model.show(history, now: now)
      return model.state.value.flatMap { $0.isEmpty ? nil : $0.plain }
    case .projects:
      let model = ProjectsModel()
      model.show(history, now: now)
      return model.state.value.flatMap { $0.isEmpty ? nil : $0.plain }
    }
  }

  /// How old the numbers are.
  private func standing(
    _ first: (history: History, lastSync: Instant?, problems: [AppError])
  ) -> [String] {
    if options.isDemo { return ["", "A made-up history."] }
    guard let last = first.lastSync,
      let zone = ZoneOffsets(identifier: first.history.zone, from: last, to: last)
    else { return [] }
    let date = first.history.today(at: last)
    return ["", "As of \(DateText.full(date)), \(ClockText.text(last, in: zone))."]
  }
}
