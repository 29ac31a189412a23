/// One day of a chart. Milliseconds.
public struct DayPoint: Hashable, Sendable {
  public let date: DateOnly
  /// Nil where unknown or not begun.
  public let total: Int?
  public let status: DayStatus
  /// The goal in force that day; 0 is off.
  public let goal: Int
  public let ai: Int

  public init(_ date: DateOnly, in history: History, today: DateOnly) {
    self.date = date
    total = date <= today ? history.total(date) : nil
    status = DayStatus(of: date, in: history, today: today)
    goal = history.goal(on: date).dailyGoalMinutes * Milliseconds.perMinute
    ai = date <= today ? history.aiMilliseconds(date) : 0
  }
}
