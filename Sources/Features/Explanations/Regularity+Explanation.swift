import Core

/// R17: how regular first and last activity are.
extension Regularity {
  public var stopText: String {
    guard let stopDeviation, let band else { return "–" }
    return "± \(Decimals.text(stopDeviation, 0)) min \(band.words)"
  }

  public var startText: String {
    guard let start else { return missing?.sentence ?? "–" }
    let spread = startDeviation.map { " ± \(Decimals.text($0, 0)) min" } ?? ""
    return "start \(ClockText.nearest(minutes: start))\(spread)"
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    let bands = Thresholds.regularityBands.map { Decimals.text($0, 0) }.joined(separator: ", ")
    return Explanation(
      title: "Regularity", meaning: "How much the first and last minute of your days scatter.",
      formula: "The circular standard deviation over the active days of "
        + "\(Thresholds.burnoutDays), each turning at 04:00.",
      inputs: [
        .init("up to", DateText.day(asOf)), .init("active days", "\(days)"),
        .init("typical stop", stop.map(ClockText.nearest) ?? "–"), .init("scatter", stopText),
        .init("typical start", startText),
      ],
      days: DayEntry.last(Thresholds.burnoutDays, endingOn: asOf, in: history, now: now) {
        StopDrift.note($0, in: history)
      },
      threshold: "Up to \(bands) minutes very regular, regular, uneven, then irregular: the steps "
        + "of MESA (Huang 2020) for sleep onset; stop times only stand in for it.",
      missing: missing?.sentence)
  }
}
