/// How much of a day's goal is done (R1). Durations in milliseconds.
public struct Ring: Hashable, Sendable {
  public let date: DateOnly
  public let status: DayStatus
  /// Whether a total is known; a missing row is not 0 h.
  public let isKnown: Bool
  /// The sessions stand in for the total (G4).
  public let isApproximate: Bool
  /// Nil where it is unknown or the day has not begun.
  public let total: Int?
  /// The goal in force that day; 0 is off.
  public let goal: Int
  /// Floored, so 100 is only a closed ring. Nil without a goal or a total; 0 for a today without row.
  public let percent: Int?
  /// 0 to 1. Nil as `percent`.
  public let fill: Double?
  /// Whole times the goal was reached. Nil as `percent`.
  public let laps: Int?
  /// What is left to the goal. Nil as `percent`.
  public let left: Int?

  public init(of date: DateOnly, in history: History, now: Instant) {
    let today = history.today(at: now)
    let known = date <= today ? history.total(date) : nil
    self.date = date
    status = DayStatus(of: date, in: history, today: today)
    isKnown = known != nil
    isApproximate = known != nil && history.isApproximate(date)
    total = known
    goal = history.goal(on: date).dailyGoalMinutes * Milliseconds.perMinute
    guard goal > 0, let done = known ?? (date == today ? 0 : nil) else {
      (percent, fill, laps, left) = (nil, nil, nil, nil)
      return
    }
    percent = Floor.divide(done * 100, goal)
    fill = min(1, Double(done) / Double(goal))
    laps = done / goal
    left = max(0, goal - done)
  }
}
