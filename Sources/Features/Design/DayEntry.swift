import Core

/// A day as a row says it, wherever a day is a row.
public struct DayEntry: Hashable, Sendable {
  public let date: DateOnly
  public let status: DayStatus
  /// `2h 13m`; "–" where nothing is known.
  public let total: String
  /// `55 %`, where the day has a goal.
  public let percent: String?
  /// What a reader should know besides the status.
  public let note: String

  public init(
    date: DateOnly, status: DayStatus, total: String, percent: String? = nil, note: String = ""
  ) {
    self.date = date
    self.status = status
    self.total = total
    self.percent = percent
    self.note = note
  }

  /// The day as its ring says it. A note stands beside the state in words.
  public init(_ date: DateOnly, in history: History, now: Instant, note: String = "") {
    let ring = Ring(of: date, in: history, now: now)
    self.init(
      date: date, status: ring.status, total: ring.total.map(DurationText.text) ?? "–",
      percent: ring.percent.map(PercentText.goal), note: note)
  }
}
