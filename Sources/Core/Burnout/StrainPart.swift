/// One of the eight measures the strain signal is made of (R20).
public enum StrainPart: String, Hashable, Sendable, CaseIterable {
  case hours
  case spike
  case monotony
  case late
  case drift
  case rest
  /// Short rests.
  case quick
  case run

  /// Points it can add, of 100.
  public var weight: Int {
    switch self {
    case .hours: 20
    case .spike, .late, .rest: 15
    case .monotony, .drift, .quick: 10
    case .run: 5
    }
  }

  /// Value of the first and of full points. Hours: WHO/ILO 2021; the rest is CHOICE, calibrated.
  public var ramp: ClosedRange<Double> {
    switch self {
    case .hours: 40...55
    case .spike: 1.3...2
    case .monotony: 1.75...2.75
    case .late: 0.05...0.25
    case .drift: 15...90
    case .rest: 0...0.5
    case .quick: 1...8
    case .run: 6...12
    }
  }

  /// Points of a value: the weight times its place on the ramp.
  func points(_ value: Double) -> Double {
    let place = (value - ramp.lowerBound) / (ramp.upperBound - ramp.lowerBound)
    return Double(weight) * min(1, max(0, place))
  }
}
