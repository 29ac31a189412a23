/// One dated version of the goals; in force from `from` until the next version (G9).
public struct GoalConfig: Hashable, Sendable {
  public var from: DateOnly
  /// 0 to 1440; 0 turns the daily goal off.
  public var dailyGoalMinutes: Int
  /// 0 to 10080; 0 turns the weekly goal off.
  public var weeklyGoalMinutes: Int
  /// Minute of the day the working window starts, 0 to 1439.
  public var windowStartMinute: Int
  /// Minute of the day it ends, 0 to 1440. Below the start: it crosses midnight. Equal: no window.
  public var windowEndMinute: Int
  /// Weekdays without a goal, 1 = Sunday … 7 = Saturday (G6).
  public var restDays: Set<Int>

  public init(
    from: DateOnly, dailyGoalMinutes: Int = 240, weeklyGoalMinutes: Int = 1200,
    windowStartMinute: Int = 540, windowEndMinute: Int = 1080, restDays: Set<Int> = [1, 7]
  ) {
    self.from = from
    self.dailyGoalMinutes = dailyGoalMinutes
    self.weeklyGoalMinutes = weeklyGoalMinutes
    self.windowStartMinute = windowStartMinute
    self.windowEndMinute = windowEndMinute
    self.restDays = restDays
  }
}

extension GoalConfig {
  /// Start and end are the same: there is no window.
  public var isWindowOff: Bool { windowStartMinute == windowEndMinute }

  /// The window ends on the day after it starts.
  public var windowCrossesMidnight: Bool { windowEndMinute < windowStartMinute }

  /// Length of the window in minutes; the whole day where it is off.
  public var windowLengthMinutes: Int {
    if isWindowOff { return 1440 }
    return windowEndMinute - windowStartMinute + (windowCrossesMidnight ? 1440 : 0)
  }
}
