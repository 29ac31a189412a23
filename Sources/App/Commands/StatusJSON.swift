import Core
import Features
import StatsData

/// The status as one line of JSON: what waybar reads, then plain fields.
struct StatusJSON {
  let figures: StatusFigures
  let text: String

  init(_ figures: StatusFigures, text: String) {
    self.figures = figures
    self.text = text
  }

  var line: String {
    let (ring, week, pace) = (figures.ring, figures.week, figures.pace)
    let known = ring.isKnown
    let bar: [(String, String)] = [
      ("text", JSONTree.quoted(text)), ("tooltip", JSONTree.quoted(tooltip)),
      ("class", "[\(classes.map(JSONTree.quoted).joined(separator: ", "))]"),
      ("percentage", known ? Self.number(ring.percent.map { min(100, $0) }) : "null"),
    ]
    let day: [(String, String)] = [
      ("date", JSONTree.quoted(figures.today.description)),
      ("status", JSONTree.quoted(ring.status.rawValue)), ("known", known ? "true" : "false"),
      ("totalSeconds", Self.seconds(ring.total)), ("goalSeconds", Self.seconds(ring.goal)),
      ("percent", known ? Self.number(ring.percent) : "null"),
      ("leftSeconds", known ? Self.seconds(ring.left) : "null"),
      ("streak", "\(figures.streak.current)"),
      ("projectedSeconds", Self.seconds(figures.projected)),
    ]
    let rest: [(String, String)] = [
      ("weekTotalSeconds", Self.seconds(week.total)),
      ("weekGoalSeconds", Self.seconds(week.week.goal)),
      ("weekPercent", Self.number(week.percent)), ("weekLeftSeconds", Self.seconds(pace.remaining)),
      ("pace", JSONTree.quoted(pace.state.rawValue)),
      ("window", JSONTree.quoted(figures.window.rawValue)),
      ("asOf", figures.asOf.map { JSONTree.quoted(MomentText.utc($0)) } ?? "null"),
      ("old", figures.isOld ? "true" : "false"),
    ]
    return Self.object(bar + day + rest)
  }

  /// Where there is no history.
  static func nothing(_ text: String) -> String {
    object([
      ("text", JSONTree.quoted(text)), ("tooltip", JSONTree.quoted(CachedHistory.nothingYet)),
      ("class", "[\"nodata\"]"), ("percentage", "null"), ("known", "false"),
    ])
  }

  private var classes: [String] {
    let ring = figures.ring
    let name = ring.isKnown || ring.status != .pending ? ring.status.rawValue : "nodata"
    return [name] + (figures.isOld ? ["old"] : [])
  }

  private var tooltip: String {
    let (ring, week) = (figures.ring, figures.week)
    return [
      "Today \(figures.totalText) of \(ring.goalText), \(ring.status.words)",
      "Week \(week.totalText) of \(week.goalText), \(figures.pace.words)",
      "Streak \(figures.streak.current)", "As of \(figures.asOfText)",
    ].joined(separator: "\n")
  }

  private static func number(_ value: Int?) -> String { value.map { "\($0)" } ?? "null" }

  private static func seconds(_ milliseconds: Int?) -> String {
    guard let milliseconds, case .number(let text) = DayLine.seconds(milliseconds) else {
      return "null"
    }
    return text
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }
}
