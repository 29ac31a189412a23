import Core

/// R12: the last seven days against the three weeks before them.
extension Load {
  public var recentText: String { Self.hours(acuteHours) }
  public var usualText: String { chronicHours.map { "usual week \(Self.hours($0))" } ?? "" }

  public var ratioText: String {
    guard let ratio, let band else { return missing?.sentence ?? "–" }
    return "ratio \(Decimals.text(ratio, 2)) \(band.rawValue)"
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Recent and usual load",
      meaning: "How the last seven days compare with your own three weeks before them.",
      formula: "Hours of the last \(Thresholds.acuteDays) days, divided by the hours a week of the "
        + "\(Thresholds.baselineDays) days before. Days off leave the baseline; a day without a row "
        + "is not counted as zero.",
      inputs: [
        .init("up to", DateText.day(asOf)), .init("last 7 days", recentText),
        .init("known of them", "\(acuteKnown) of \(Thresholds.acuteDays)"),
        .init("usual week", Self.hours(chronicHours)),
        .init("known days behind it", "\(baselineKnown) of \(Thresholds.baselineDays)"),
        .init("days off left out", "\(baselineDaysOff)"),
        .init("ratio", ratio.map { Decimals.text($0, 2) } ?? "–"),
      ],
      days: DayEntry.last(Thresholds.burnoutDays, endingOn: asOf, in: history, now: now),
      threshold: "Under \(Decimals.text(Thresholds.lighterBelow, 1)) lighter, up to "
        + "\(Decimals.text(Thresholds.steadyUpTo, 1)) steady, from "
        + "\(Decimals.text(Thresholds.spikeFrom, 1)) spike: bands after Gabbett 2016, used to "
        + "describe a change and never as a risk. " + Thresholds.hoursNote,
      missing: missing?.sentence)
  }

  private static func hours(_ value: Double?) -> String {
    value.map { Decimals.text($0, 1) + " h" } ?? "–"
  }
}
