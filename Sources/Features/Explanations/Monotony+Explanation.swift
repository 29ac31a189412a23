import Core

/// R14: how alike seven days were.
extension Monotony {
  public var valueText: String {
    guard let monotony, let band else { return "–" }
    return "\(Decimals.text(monotony, 2)) \(band.words)"
  }

  public var strainText: String {
    strain.map { "week's strain \(Decimals.text($0, 0))" } ?? missing?.sentence ?? "–"
  }

  public static func usualText(_ usual: Double?) -> String {
    usual.map { "usually under \(Decimals.text($0, 0))" } ?? ""
  }

  public func explanation(usual: Double?, _ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Monotony and strain",
      meaning: "How alike your last seven days were. Long weeks without easy days strain more.",
      formula: "The mean of seven days divided by their population standard deviation, at most "
        + "\(Decimals.text(Thresholds.monotonyCap, 0)). Strain is the week's hours times it.",
      inputs: [
        .init("seven days up to", DateText.day(asOf)),
        .init("hours", weekHours.map { Decimals.text($0, 1) + " h" } ?? "–"),
        .init("monotony", valueText),
        .init("strain", strain.map { Decimals.text($0, 1) } ?? "–"),
        .init(
          "your own 90th percentile",
          usual.map { Decimals.text($0, 1) }
            ?? "needs \(Thresholds.strainWeeksNeeded) known weeks of \(Thresholds.strainWeeks)"),
      ], days: DayEntry.last(7, endingOn: asOf, in: history, now: now),
      threshold: "Under \(Decimals.text(Thresholds.monotonyVariedBelow, 2)) varied, above "
        + "\(Decimals.text(Thresholds.monotonyAlikeAbove, 1)) every day alike: after Foster, with "
        + "bands above a flat week of five days on and two off, which is 1.58. Strain is judged "
        + "only against your own weeks.",
      missing: missing?.sentence)
  }
}
