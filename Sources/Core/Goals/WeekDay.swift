/// One day of the week strip.
public struct WeekDay: Hashable, Sendable {
  public let date: DateOnly
  public let status: DayStatus
  /// Milliseconds; nil where unknown or not begun.
  public let total: Int?
  public let isToday: Bool
}
