/// How a day looks in the year grid (R25).
public enum GridLevel: Int, Hashable, Sendable, CaseIterable {
  case nothing
  case underHalf
  case underGoal
  case met
  case muchMore

  /// Nil for an unknown or future day. Without a goal the scale is 4 h.
  public init?(of date: DateOnly, in history: History, today: DateOnly) {
    guard date <= today, let total = history.total(date) else { return nil }
    let minutes = history.goal(on: date).dailyGoalMinutes
    let goal = (minutes > 0 ? minutes : Thresholds.gridMinutes) * Milliseconds.perMinute
    if total == 0 {
      self = .nothing
    } else if total * 2 < goal {
      self = .underHalf
    } else if total < goal {
      self = .underGoal
    } else {
      self = total * 2 < goal * 3 ? .met : .muchMore
    }
  }
}
