import Core

/// R16: whether the day ends later than it used to.
extension StopDrift {
  public var recentText: String { recentStop.map(ClockText.nearest) ?? "–" }
  public var beforeText: String {
    baselineStop.map { "before \(ClockText.nearest(minutes: $0))" } ?? ""
  }

  public var driftText: String {
    guard let drift, let isClear else { return missing?.sentence ?? "–" }
    guard isClear else { return "no clear change" }
    return "\(Decimals.signed(drift, 0)) min, \(drift > 0 ? "later" : "earlier")"
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    let days = Thresholds.driftRecentDays + Thresholds.driftBaselineDays
    return Explanation(
      title: "When you stop", meaning: "Whether your days end later than they used to.",
      formula: "The typical last minute of \(Thresholds.driftRecentDays) days less that of the "
        + "\(Thresholds.driftBaselineDays) before, averaged round the clock. A day needs "
        + "\(Thresholds.activeDay / Milliseconds.perMinute) active minutes and turns at 04:00.",
      inputs: [
        .init("up to", DateText.day(asOf)), .init("you stop at", recentText),
        .init("days behind it", "\(recentDays)"),
        .init("before", baselineStop.map(ClockText.nearest) ?? "–"),
        .init("days behind that", "\(baselineDays)"),
        .init("difference", drift.map { Decimals.signed($0, 0) + " min" } ?? "–"),
        .init("standard error", standardError.map { Decimals.text($0, 0) + " min" } ?? "–"),
        .init("that is", driftText),
      ],
      days: DayEntry.last(days, endingOn: asOf, in: history, now: now) {
        Self.note($0, in: history)
      },
      threshold: "Told from \(Decimals.text(Thresholds.driftMinutes, 0)) minutes and more than "
        + "\(Decimals.text(Thresholds.driftErrors, 2)) standard errors: 95 % sure.",
      missing: missing?.sentence)
  }

  /// `stop 17:24`, where the day has one.
  static func note(_ date: DateOnly, in history: History) -> String {
    guard let day = history.logicalDay(date), day.isActive else { return "no stop" }
    return "stop \(ClockText.nearest(minutes: day.stopMinute))"
  }
}
