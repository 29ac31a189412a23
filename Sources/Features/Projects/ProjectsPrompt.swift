import Core

/// A line being typed into: a filter, a rate, the days of a period.
public struct ProjectsPrompt: Hashable, Sendable {
  public enum Purpose: Hashable, Sendable {
    case filter
    case rate(String)
    /// First and last day, with a space between.
    case days
  }

  public let purpose: Purpose
  public var text: EditableText
  public var problem: String?

  public init(_ purpose: Purpose, text: String) {
    self.purpose = purpose
    self.text = EditableText(text)
  }

  public var label: String {
    switch purpose {
    case .filter: "Filter"
    case .rate(let project): "Rate of \(project) from today"
    case .days: "From and to"
    }
  }

  mutating func apply(_ command: PromptCommand) {
    problem = nil
    switch command {
    case .insert(let added): text.insert(added)
    case .left: text.moveLeft()
    case .right: text.moveRight()
    case .toStart: text.moveToStart()
    case .toEnd: text.moveToEnd()
    case .deleteBackward: text.deleteBackward()
    case .deleteForward: text.deleteForward()
    case .deleteToStart: text.deleteToStart()
    case .accept, .cancel: break
    }
  }

  /// "2026-07-01 2026-07-15"; one date is one day.
  static func days(_ text: String) throws(InputProblem) -> ClosedRange<DateOnly> {
    let words = text.split { $0 == " " || $0 == "–" }.map(String.init)
    guard (1...2).contains(words.count) else {
      throw InputProblem("Two dates, like 2026-07-01 2026-07-15.")
    }
    let first = try TypedDate.date(words[0])
    let last = try TypedDate.date(words[words.count - 1])
    guard first <= last else { throw InputProblem("End is before start.") }
    guard last.days(since: first) < 1100 else { throw InputProblem("At most three years at once.") }
    return first...last
  }
}
