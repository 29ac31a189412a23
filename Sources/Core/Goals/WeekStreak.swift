/// Closed weeks in a row that met their goal (R5).
///
/// The open week and weeks that are partial, wholly off, without a goal or with unknown days neither
/// break nor extend.
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
        let ring = WeekRing(holding: date, in: history, today: today, firstKnown: first)
        if ring.isClosed, !ring.week.isPartial, ring.unknownDays == 0, ring.week.goal > 0 {
          run = ring.total >= ring.week.goal ? run + 1 : 0
          best = max(best, run)
        }
        date = ring.week.weekEnd.advanced(by: 1)
      }
    }
    current = run
    longest = best
  }
}
