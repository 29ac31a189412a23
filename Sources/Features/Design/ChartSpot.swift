import Core

/// What a chart shows under the mouse.
public enum ChartSpot: Hashable, Sendable {
  case day(DateOnly)
  /// A part that is no day, in words.
  case text(String)

  /// One line: `Tue 3 Nov 2026  5h 12m · 87 %  goal open`.
  public func words(_ history: History, now: Instant) -> String {
    switch self {
    case .text(let text): return text
    case .day(let date):
      let day = DayEntry(date, in: history, now: now)
      let head = "\(DateText.day(date)) \(date.year)  "
      guard day.status != .future else { return head + day.status.words }
      let share = day.percent.map { " · \($0)" } ?? ""
      return "\(head)\(day.total)\(share)  \(day.status.symbol) \(day.status.words)"
    }
  }
}
