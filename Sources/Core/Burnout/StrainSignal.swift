/// How strained the last four weeks look, 0 to 100 (R20). A description, not a diagnosis.
public struct StrainSignal: Hashable, Sendable {
  public enum Band: String, Hashable, Sendable, CaseIterable {
    case low
    case moderate
    case elevated
    case high
  }

  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    case low
    case medium
    case high
  }

  /// A part with its value, in the unit of its ramp.
  public struct Part: Hashable, Sendable {
    public let part: StrainPart
    /// Nil where it cannot be said; the part then leaves the score and the weight.
    public let value: Double?
    /// Share of the score; the parts sum to it before rounding. 0 while there is no score.
    public let points: Double
  }

  public let asOf: DateOnly
  public let score: Int?
  public let band: Band?
  public let confidence: Confidence?
  /// Known days of the 28.
  public let knownDays: Int
  /// Sum of the weights of the parts that can be said.
  public let weight: Int
  /// All eight, in the rule's order.
  public let parts: [Part]
  /// Known days still needed.
  public let daysMissing: Int
  public let missing: Missing?
  /// What the parts were computed from.
  public let inputs: StrainInputs

  public init(_ history: History, asOf: DateOnly) {
    self.init(StrainInputs(history, asOf: asOf))
  }

  public init(_ inputs: StrainInputs) {
    let values = StrainPart.allCases.map { ($0, inputs.value(of: $0)) }
    let weight = values.reduce(0) { $1.1 == nil ? $0 : $0 + $1.0.weight }
    let known = inputs.load.knownDays
    let isEnough = known >= Thresholds.strainKnownDays && weight >= Thresholds.strainWeight
    let parts = values.map { part, value in
      Part(
        part: part, value: value,
        points: isEnough ? value.map { 100 * part.points($0) / Double(weight) } ?? 0 : 0)
    }
    self.inputs = inputs
    asOf = inputs.load.asOf
    knownDays = known
    self.weight = weight
    self.parts = parts
    daysMissing = max(0, Thresholds.strainKnownDays - known)
    guard isEnough else {
      (score, band, confidence) = (nil, nil, nil)
      missing = .needsHistory(days: max(1, daysMissing))
      return
    }
    // Sums of binary fractions: 24.499999999 is 24.5 and goes up.
    let sum = parts.reduce(0) { $0 + $1.points }
    let score = Int((sum + 0.5 + 1e-9).rounded(.down))
    self.score = score
    band = Band.allCases[Thresholds.strainBands.count { score >= $0 }]
    confidence = Self.confidence(known: known, weight: weight)
    missing = nil
  }

  /// The parts that add to the score, the largest first; ties in the rule's order.
  public var causes: [Part] {
    parts.enumerated().filter { $0.element.points > 0 }
      .sorted { ($1.element.points, $0.offset) < ($0.element.points, $1.offset) }
      .map(\.element)
  }

  /// The largest causes in numbers, at most three.
  public var because: [String] {
    causes.prefix(Thresholds.strainCauses).map { inputs.sentence(for: $0.part) }
  }

  private static func confidence(known: Int, weight: Int) -> Confidence {
    if known == Thresholds.burnoutDays, weight == 100 { return .high }
    return known >= Thresholds.mediumConfidenceDays && weight >= Thresholds.mediumConfidenceWeight
      ? .medium : .low
  }

  /// Printed wherever the signal is explained.
  public static let notice =
    "This looks at editor time only. It cannot see meetings, sleep, illness or how you feel, it is "
    + "not a medical device and not a diagnosis; exhaustion can also show as coding less, which it "
    + "does not look for. If you feel unwell, talk to someone."
}
