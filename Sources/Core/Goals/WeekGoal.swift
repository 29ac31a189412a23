/// A week's goal, less what days off and a late start take from it (R4). Milliseconds.
public struct WeekGoal: Hashable, Sendable {
  public let weekStart: DateOnly
  public let weekEnd: DateOnly
  /// The weekly goal in force on the last day of the week that has begun.
  public let nominal: Int
  /// What is left of it for the work days that are left; 0 is off.
  public let goal: Int
  /// The week's days that are no rest days, before days off.
  public let workDays: Int
  /// Those of them that are off or before the first known day.
  public let lostDays: Int
  /// The first known day lies inside the week, after its start.
  public let isPartial: Bool

  /// The goal of the week that holds a date. `firstKnown` is the first known day of all.
  public init(
    holding date: DateOnly, in history: History, today: DateOnly, firstKnown: DateOnly?
  ) {
    let start = date.startOfWeek(startingOn: history.settings.weekStart)
    let end = start.advanced(by: 6)
    let begun = max(start, min(end, today))
    var work = 0
    var lost = 0
    for day in 0..<7 {
      let day = start.advanced(by: day)
      guard !history.isRestDay(day) else { continue }
      work += 1
      if history.isDayOff(day) || firstKnown.map({ day < $0 }) ?? false { lost += 1 }
    }
    weekStart = start
    weekEnd = end
    nominal = history.goal(on: begun).weeklyGoalMinutes * Milliseconds.perMinute
    workDays = work
    lostDays = lost
    isPartial = firstKnown.map { start < $0 && $0 <= end } ?? false
    goal = work == 0 ? nominal : Floor.halfUp(nominal * (work - lost), work)
  }
}
