/// What a day means for the goals; the first that fits (R2).
public enum DayStatus: String, Hashable, Sendable, CaseIterable {
  case met
  case missed
  case rest
  case off
  case noGoal
  /// Today, and the goal is still open.
  case pending
  /// A past day without a known total (G5).
  case unknown
  case future

  public init(of date: DateOnly, in history: History, today: DateOnly) {
    self.init(
      date: date, total: history.total(date), goal: history.goal(on: date),
      isDayOff: history.isDayOff(date), isRestDay: history.isRestDay(date), today: today)
  }

  private init(
    date: DateOnly, total: Int?, goal: GoalConfig, isDayOff: Bool, isRestDay: Bool,
    today: DateOnly
  ) {
    if date > today {
      self = .future
    } else if isDayOff {
      self = .off
    } else if isRestDay {
      self = .rest
    } else if goal.dailyGoalMinutes == 0 {
      self = .noGoal
    } else if let total, total >= goal.dailyGoalMinutes * Milliseconds.perMinute {
      self = .met
    } else if date == today {
      self = .pending
    } else {
      self = total == nil ? .unknown : .missed
    }
  }

  /// One sign each, so that a state is never colour alone.
  public var symbol: String {
    switch self {
    case .met: "●"
    case .missed: "○"
    case .rest: "–"
    case .off: "F"
    case .noGoal: "·"
    case .pending: "◔"
    case .unknown: "?"
    case .future: " "
    }
  }

  /// The state in words.
  public var words: String {
    switch self {
    case .met: "goal met"
    case .missed: "goal not met"
    case .rest: "rest day"
    case .off: "day off"
    case .noGoal: "no daily goal"
    case .pending: "still open"
    case .unknown: "no data"
    case .future: "not yet"
    }
  }
}
