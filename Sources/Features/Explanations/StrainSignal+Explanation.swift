import Core

/// R20: the strain signal and its parts.
extension StrainSignal {
  public var scoreText: String { score.map { "\($0)/100" } ?? "–" }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Strain signal",
      meaning: "How strained the four weeks up to \(DateText.day(asOf)) look, from 0 to 100.",
      formula: "Each part adds its points along its own ramp; the sum is divided by the weight of "
        + "the parts that can be said.",
      inputs: [
        .init("score", scoreText), .init("band", band?.rawValue ?? "–"),
        .init("confidence", confidence?.rawValue ?? "–"),
        .init("known days", "\(knownDays) of \(Thresholds.burnoutDays)"),
      ] + because.map { .init("because", $0) } + parts.map { .init($0.name, $0.words) },
      days: ClosedRange<DateOnly>.days(Thresholds.burnoutDays, endingOn: asOf).reversed().map {
        DayEntry($0, in: history, now: now)
      },
      threshold: "Low under 25, moderate under 50, elevated under 75. " + Self.notice,
      missing: missing?.sentence)
  }
}

extension StrainSignal.Part {
  public var name: String {
    switch part {
    case .hours: "hours in 7 days"
    case .spike: "against the usual week"
    case .monotony: "monotony"
    case .late: "late time"
    case .drift: "later stops"
    case .rest: "rest days worked"
    case .quick: "short rests"
    case .run: "days in a row"
    }
  }

  /// Value, ramp and points: `41.2, ramp 40 to 55: 1.6 of 20`.
  public var words: String {
    guard let value else { return "cannot be said, left out" }
    let isShare = part == .late || part == .rest
    let isRatio = part == .spike || part == .monotony
    func text(_ value: Double) -> String {
      isShare ? PercentText.text(value) : Decimals.text(value, isRatio ? 2 : 1)
    }
    let ramp = part.ramp
    return "\(text(value)), ramp \(text(ramp.lowerBound)) to \(text(ramp.upperBound)): "
      + "\(Decimals.text(points, 1)) of \(part.weight)"
  }
}
