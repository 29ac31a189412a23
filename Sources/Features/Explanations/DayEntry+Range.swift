import Core

extension DayEntry {
  /// The days of a range, newest first.
  static func list(
    _ range: ClosedRange<DateOnly>, in history: History, now: Instant,
    note: (DateOnly) -> String = { _ in "" }
  ) -> [DayEntry] {
    range.reversed().map { DayEntry($0, in: history, now: now, note: note($0)) }
  }

  /// So many days up to a date, newest first.
  static func last(
    _ count: Int, endingOn date: DateOnly, in history: History, now: Instant,
    note: (DateOnly) -> String = { _ in "" }
  ) -> [DayEntry] {
    list(.days(count, endingOn: date), in: history, now: now, note: note)
  }
}

extension Thresholds {
  /// Said beside every threshold of hours.
  static let hoursNote =
    "Editor time is a fraction of working time: other work is not in these hours."
}
