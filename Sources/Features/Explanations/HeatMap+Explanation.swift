import Core

/// R11: when in the week the coding happens.
extension Core.HeatMap {
  public var bestText: String { bestHour.map(Self.clock) ?? "–" }
  public var bestThreeText: String {
    bestThreeFrom.map { "\(Self.clock($0))–\(Self.clock($0 + 3))" } ?? missing?.sentence ?? "–"
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Best hours", meaning: "When in the week you code most, over 12 weeks.",
      formula: "Wall clock by the weekday of the row and the hour the clock showed, divided by the "
        + "known days of that weekday. Best hours rank the plain sums over all weekdays.",
      inputs: [
        .init("days", DateText.range(range)), .init("best hour", bestText),
        .init("best three hours", bestThreeText),
        .init("darkest cell", DurationText.text(largest)),
      ]
        + (1...7).map {
          .init("known \(DateText.longWeekday($0))s", "\(knownDays[$0] ?? 0)")
        },
      days: DayEntry.list(range, in: history, now: now), missing: missing?.sentence)
  }

  private static func clock(_ hour: Int) -> String { ClockText.text(minute: hour * 60) }
}
