/// What the rest of the week needs to reach its goal, spread over its work days only (R6).
/// Milliseconds.
public struct RequiredPace: Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    case met
    case onPace
    case behind
    case outOfReach
    /// Only rest days or days off are left; none is suggested.
    case noDaysLeft
    case noGoal
  }

  public let state: State
  public let week: WeekGoal
  /// Coded this week before today, and today.
  public let before: Int
  public let today: Int
  /// Nil without a weekly goal.
  public let remaining: Int?
  /// Work days from today to the end of the week.
  public let daysLeft: Int
  /// Today is one of them.
  public let isWorkDay: Bool
  /// Nil where no day is left or there is no goal.
  public let perDay: Int?
  public let todayLeft: Int?
  public let afterToday: Int?
  /// Up to this a day is on pace, up to the window's length it is behind.
  public let dailyGoal: Int
  public let windowLength: Int

  public init(_ history: History, now: Instant) {
    let date = history.today(at: now)
    let ring = WeekRing(holding: date, in: history, now: now)
    let config = history.goal(on: date)
    let days = (date...ring.week.weekEnd).count { history.isWorkDay($0) }
    let today = history.total(date) ?? 0
    let split = Split(
      needed: max(0, ring.week.goal - ring.total + today), today: today, days: days,
      isWorkDay: history.isWorkDay(date))
    week = ring.week
    before = ring.total - today
    self.today = today
    daysLeft = days
    isWorkDay = split.isWorkDay
    remaining = week.goal > 0 ? split.remaining : nil
    dailyGoal =
      config.dailyGoalMinutes > 0
      ? config.dailyGoalMinutes * Milliseconds.perMinute : week.nominal / max(1, week.workDays)
    windowLength = config.windowLengthMinutes * Milliseconds.perMinute
    let says = week.goal > 0 && (days > 0 || split.remaining == 0)
    perDay = says ? split.perDay : nil
    todayLeft = says ? split.todayLeft : nil
    afterToday = says ? split.afterToday : nil
    if week.goal == 0 {
      state = .noGoal
    } else if split.remaining == 0 {
      state = .met
    } else if days == 0 {
      state = .noDaysLeft
    } else {
      state =
        split.decisive <= dailyGoal
        ? .onPace : split.decisive <= windowLength ? .behind : .outOfReach
    }
  }
}

extension RequiredPace {
  /// The arithmetic: what is needed from today on, over so many days.
  private struct Split {
    let remaining: Int
    let perDay: Int
    let todayLeft: Int
    let afterToday: Int
    let isWorkDay: Bool

    init(needed: Int, today: Int, days: Int, isWorkDay: Bool) {
      self.isWorkDay = isWorkDay
      remaining = max(0, needed - today)
      guard remaining > 0, days > 0 else {
        (perDay, todayLeft, afterToday) = (0, 0, 0)
        return
      }
      guard isWorkDay else {
        perDay = Floor.ceiling(remaining, days)
        todayLeft = 0
        afterToday = perDay
        return
      }
      perDay = Floor.ceiling(needed, days)
      todayLeft = max(0, perDay - today)
      afterToday = days > 1 ? Floor.ceiling(max(0, needed - max(today, perDay)), days - 1) : 0
    }

    /// What the state is judged by: tomorrow's share once today's is done.
    var decisive: Int { isWorkDay && todayLeft == 0 ? afterToday : perDay }
  }
}
