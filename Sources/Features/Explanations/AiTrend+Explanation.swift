import Core

/// R22: whether the AI share rises or falls.
extension AiTrend {
  public var text: String {
    guard let direction, let slopePointsPerWeek, let test else {
      return "no trend yet: \(missing?.sentence ?? "–")"
    }
    return "trend \(direction.rawValue) \(Decimals.signed(slopePointsPerWeek, 1)) points/week "
      + "(p \(Decimals.text(test.p, 2)), \(weeks.count) weeks)"
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Trend of the AI share", meaning: "Whether AI takes a growing part of your time.",
      formula:
        "The share of the last \(Thresholds.aiTrendWeeks) complete weeks of an hour and more: "
        + "the median slope between all pairs (Theil–Sen) and a Mann–Kendall test.",
      inputs: [
        .init("direction", direction?.rawValue ?? "–"),
        .init("slope", slopePointsPerWeek.map { Decimals.signed($0, 2) + " points/week" } ?? "–"),
        .init("S", test.map { "\($0.s)" } ?? "–"),
        .init("p", test.map { Decimals.text($0.p, 3) } ?? "–"),
      ] + weeks.map { .init("week of \(DateText.dayMonth($0.start))", $0.shareText) },
      threshold: "Told from \(Decimals.text(Thresholds.aiTrendPoints, 0)) points over "
        + "\(Thresholds.aiTrendWeeks) weeks and p under "
        + "\(Decimals.text(Thresholds.significance, 2)). Since 1 Apr 2026 WakaTime's clients count "
        + "prompting too: a step there may be theirs.",
      missing: missing?.sentence)
  }
}
