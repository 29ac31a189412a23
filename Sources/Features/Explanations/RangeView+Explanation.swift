import Core

/// R26: a week, month or year of day totals.
extension RangeView {
  /// `22–28 Jun 2026`, `June 2026`, `2026`.
  public var title: String {
    switch kind {
    case .month: DateText.monthYear(range.lowerBound)
    case .year: "\(range.lowerBound.year)"
    case .day, .week, nil: DateText.range(range)
    }
  }

  public var totalText: String { knownDays == 0 ? "–" : DurationText.text(total) }

  /// `3h 44m a day over 24 known days`; one that still runs is named.
  public var meanText: String {
    guard let meanPerKnownDay else { return "–" }
    let days = knownDays == 1 ? "1 known day" : "\(knownDays) known days"
    return "\(DurationText.text(meanPerKnownDay)) a day over \(days)"
      + (includesToday ? " with today" : "")
  }

  public var bestText: String {
    guard let best, let total = best.total else { return "–" }
    return "\(DateText.day(best.date)) \(DurationText.text(total))"
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: title, meaning: "The day totals of this range, added and averaged.",
      formula: "The mean divides by the days whose total is known. A day without a row is unknown "
        + "and never counts as zero.",
      inputs: [
        .init("sum", totalText), .init("known days", "\(knownDays)"),
        .init("days without data", "\(unknownDays)"), .init("mean", meanText),
        .init("most time on", bestText),
      ],
      days: DayEntry.column(range, in: history, now: now),
      missing: knownDays == 0 ? "no day of this range has data" : nil)
  }
}
