/// The last weeks with their goals, for a list of bars.
public enum WeekBars {
  /// So many weeks, oldest first, the last one holding today.
  public static func last(_ count: Int, of history: History, now: Instant) -> [WeekRing] {
    let today = history.today(at: now)
    let first = history.firstKnownDay(upTo: today)
    return (0..<max(0, count)).map { place in
      WeekRing(
        holding: today.advanced(by: -7 * (count - 1 - place)), in: history, today: today,
        firstKnown: first)
    }
  }
}
