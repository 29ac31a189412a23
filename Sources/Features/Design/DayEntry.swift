import Core

/// A day as a row says it, wherever a day is a row.
public struct DayEntry: Hashable, Sendable {
  public let date: DateOnly
  public let mark: DayStateMark
  /// `2h 13m`; "–" where nothing is known.
  public let total: String
  /// `55 %`, where the day has a goal.
  public let percent: String?
  /// What a reader should know: a rest day's hours, a day that may still grow.
  public let note: String

  public init(
    date: DateOnly, mark: DayStateMark, total: String, percent: String? = nil, note: String = ""
  ) {
    self.date = date
    self.mark = mark
    self.total = total
    self.percent = percent
    self.note = note
  }
}
