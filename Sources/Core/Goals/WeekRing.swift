/// A week's time against its goal (R5). Milliseconds.
public struct WeekRing: Hashable, Sendable {
  public let week: WeekGoal
  /// All seven days, rest days too: coding on them is time.
  public let total: Int
  /// In one of the days the sessions stand in for the total (G4).
  public let isApproximate: Bool
  /// Floored; nil without a goal.
  public let percent: Int?
  /// The ring is closed: the goal is met. False without a goal.
  public let isClosed: Bool
  /// The week has ended.
  public let isOver: Bool
  /// Begun days since the first known one that have no row; today is not counted.
  public let unknownDays: Int
  /// The seven days, for the week strip.
  public let days: [WeekDay]

  /// The week that holds a date.
  public init(holding date: DateOnly, in history: History, now: Instant) {
    let today = history.today(at: now)
    self.init(
      holding: date, in: history, today: today, firstKnown: history.firstKnownDay(upTo: today))
  }

  init(holding date: DateOnly, in history: History, today: DateOnly, firstKnown: DateOnly?) {
    week = WeekGoal(holding: date, in: history, today: today, firstKnown: firstKnown)
    let days = (week.weekStart...week.weekEnd).map { day in
      WeekDay(
        date: day, status: DayStatus(of: day, in: history, today: today),
        total: day <= today ? history.total(day) : nil, isToday: day == today)
    }
    self.days = days
    isApproximate = days.contains { $0.total != nil && history.isApproximate($0.date) }
    let time = WeekTime(of: week, in: history, today: today, firstKnown: firstKnown)
    total = time.total
    percent = week.goal > 0 ? Floor.divide(total * 100, week.goal) : nil
    isClosed = time.meets(week)
    isOver = week.weekEnd < today
    unknownDays = time.unknownDays
  }
}
