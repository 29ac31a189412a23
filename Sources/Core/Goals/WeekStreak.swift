/// Weeks in a row whose ring is closed (R5).
///
/// This week extends the run as soon as its goal is met and until then leaves it alone. Weeks that
/// are partial, wholly off, without a goal or with unknown days neither break nor extend.
public struct WeekStreak: Hashable, Sendable {
  public let current: Int
  public let longest: Int

  public init(_ history: History, now: Instant) {
    let today = history.today(at: now)
    var run = 0
    var best = 0
    if let first = history.firstKnownDay(upTo: today) {
      var date = first
      while date <= today {
        let week = WeekGoal(holding: date, in: history, today: today, firstKnown: first)
        if !week.isPartial, week.goal > 0 {
          let time = WeekTime(of: week, in: history, today: today, firstKnown: first)
          if time.unknownDays == 0 {
            if time.meets(week) { run += 1 } else if week.weekEnd < today { run = 0 }
            best = max(best, run)
          }
        }
        date = week.weekEnd.advanced(by: 1)
      }
    }
    current = run
    longest = best
  }
}
