import Core
import StatsData

/// `codingfit days`: a line for each day, from the cache alone.
struct DaysCommand {
  let options: DaysOptions
  let environment: [String: String]
  let output: CommandOutput
  var clock = WallClock.system

  /// The exit status: 0 fine, 1 there is no history yet.
  func run() throws(UsageError) -> Int32 {
    let found: CachedHistory
    do throws(AppError) {
      found = try CachedHistory.read(
        environment: environment, isDemo: options.isDemo, clock: clock)
    } catch {
      return output.fail(error.message)
    }
    for problem in found.problems { output.remark("codingfit: \(problem.message)\n") }
    guard !found.history.days.isEmpty else { return output.fail(CachedHistory.nothingYet) }
    let today = found.history.today(at: clock.now())
    let range = try options.range(today: today)
    let lines = range.map { DayLine($0, in: found.history, today: today) }
    output.answer(
      options.isJSON
        ? JSONTree.array(lines.map(\.json)).prettyText
        : lines.map { $0.text(withState: options.showsStates) + "\n" }.joined())
    return 0
  }
}
