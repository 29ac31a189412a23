import Core

/// R16b: a drift too slow for four weeks to show.
extension SlowDrift {
  public var text: String {
    guard let direction, let minutesPerWeek else { return missing?.sentence ?? "–" }
    guard direction != .flat else { return "12 weeks: no slow drift" }
    return "12 weeks: \(Decimals.signed(minutesPerWeek, 1)) min a week, \(direction.rawValue)"
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    let days = 7 * Thresholds.slowDriftWeeks
    return Explanation(
      title: "Slow drift of your stop times",
      meaning: "A shift of a few minutes a week that four weeks cannot show. Information only.",
      formula: "Typical stop times of \(Thresholds.slowDriftWeeks) weeks, the median slope between "
        + "all pairs (Theil–Sen) and a Mann–Kendall test.",
      inputs: [
        .init("weeks with a typical stop", "\(weeks) of \(Thresholds.slowDriftWeeks)"),
        .init("slope", minutesPerWeek.map { Decimals.signed($0, 1) + " min a week" } ?? "–"),
        .init("p", p.map { Decimals.text($0, 3) } ?? "–"),
      ]
        + points.map {
          .init("week of \(DateText.dayMonth($0.start))", "\(Decimals.signed($0.minutes, 0)) min")
        },
      days: DayEntry.last(days, endingOn: asOf, in: history, now: now) {
        StopDrift.note($0, in: history)
      },
      threshold: "Told from \(Decimals.text(Thresholds.slowDriftMinutes, 0)) minutes a week and p "
        + "under \(Decimals.text(Thresholds.significance, 2)). Even so most slow drifts are missed.",
      missing: missing?.sentence)
  }
}
