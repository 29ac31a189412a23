/// How much of a day's goal is done (R1). Durations in milliseconds.
public struct Ring: Hashable, Sendable {
  public let date: DateOnly
  public let status: DayStatus
  /// Whether a total is known; a missing row is not 0 h.
  public let isKnown: Bool
  /// The sessions stand in for the total (G4).
  public let isApproximate: Bool
  /// Nil where it is unknown or the day has not begun.
  public private(set) var total: Int?
  /// The goal in force that day; 0 is off.
  public let goal: Int
  /// What counts towards the goal: the total, or nothing yet for a today without row.
  private var done: Int?

  public init(of date: DateOnly, in history: History, now: Instant) {
    let today = history.today(at: now)
    let known = date <= today ? history.total(date) : nil
    self.date = date
    status = DayStatus(of: date, in: history, today: today)
    isKnown = known != nil
    isApproximate = known != nil && history.isApproximate(date)
    total = known
    goal = history.goal(on: date).dailyGoalMinutes * Milliseconds.perMinute
    done = goal > 0 ? known ?? (date == today ? 0 : nil) : nil
  }

  /// Floored, so 100 is only a closed ring. Nil without a goal or a total; 0 for a today without row.
  public var percent: Int? { done.map { Floor.divide($0 * 100, goal) } }
  /// 0 to 1. Nil as `percent`.
  public var fill: Double? { done.map { min(1, Double($0) / Double(goal)) } }
  /// Whole times the goal was reached. Nil as `percent`.
  public var laps: Int? { done.map { $0 / goal } }
  /// What is left to the goal. Nil as `percent`.
  public var left: Int? { done.map { max(0, goal - $0) } }

  /// This ring on its way to its total: what stands on the screen while the number moves.
  public func counted(to total: Int) -> Ring {
    var ring = self
    ring.total = total
    if done != nil { ring.done = total }
    return ring
  }
}
