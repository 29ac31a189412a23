import Core
import StatsData

/// `codingfit status`: a line for a status bar. Reads the cache alone and writes nothing.
struct StatusCommand {
  let options: StatusOptions
  let environment: [String: String]
  let output: CommandOutput
  var clock = WallClock.system

  static let nothingYet = "no data yet: codingfit sync"

  /// The exit status: 0 fine, 1 there is no history yet; a line is printed in either case.
  func run() -> Int32 {
    do throws(AppError) {
      let found = try CachedHistory.read(
        environment: environment, isDemo: options.isDemo, isRecent: true, clock: clock)
      for problem in found.problems { output.remark("codingfit: \(problem.message)\n") }
      guard !found.history.days.isEmpty else { return nothing(Self.nothingYet) }
      let figures = StatusFigures(found.history, asOf: found.asOf, now: clock.now())
      let text = options.format.text(figures).replacing("\n", with: " ")
      output.answer((options.isJSON ? StatusJSON(figures, text: text).line : text) + "\n")
      return 0
    } catch {
      output.remark("codingfit: \(error.message)\n")
      return nothing("no data")
    }
  }

  private func nothing(_ text: String) -> Int32 {
    output.answer((options.isJSON ? StatusJSON.nothing(text) : text) + "\n")
    return 1
  }
}
