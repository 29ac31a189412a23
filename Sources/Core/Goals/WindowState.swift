/// Where a moment lies against the working window (R8).
public enum WindowState: String, Hashable, Sendable, CaseIterable {
  case before
  case inside
  case after
  /// A rest day, a day off, or the window is turned off.
  case none

  /// Today's window, or what is left of one that began yesterday and crosses midnight.
  public init(_ history: History, now: Instant) {
    let today = history.today(at: now)
    let minute = history.label(of: now, on: today) / Milliseconds.perMinute
    let own = Self.minutes(of: today, in: history)
    let before = Self.minutes(of: today.advanced(by: -1), in: history)
    if own?.contains(minute) == true || before?.contains(minute + 1440) == true {
      self = .inside
    } else if let own {
      self = minute < own.lowerBound ? .before : .after
    } else {
      self = .none
    }
  }

  /// Minutes after the date's midnight; past 1440 where the window crosses the next.
  private static func minutes(of date: DateOnly, in history: History) -> Range<Int>? {
    let goal = history.goal(on: date)
    guard history.isWorkDay(date), !goal.isWindowOff else { return nil }
    return goal.windowStartMinute..<goal.windowStartMinute + goal.windowLengthMinutes
  }
}
