/// How alike seven days were (R14): their mean over their population SD, at most 10.
public struct Monotony: Hashable, Sendable {
  public enum Band: String, Hashable, Sendable, CaseIterable {
    case varied
    case fewRealBreaks
    case everyDayAlike

    /// As the screen says it.
    public var words: String {
      switch self {
      case .varied: "varied"
      case .fewRealBreaks: "few real breaks"
      case .everyDayAlike: "every day alike"
      }
    }
  }

  public let asOf: DateOnly
  public let monotony: Double?
  /// Week hours × monotony.
  public let strain: Double?
  /// Nil where a day is unknown.
  public let weekHours: Double?
  /// The seven days in hours, oldest first; nil for an unknown one.
  public let hours: [Double?]
  public let band: Band?
  public let missing: Missing?

  public init(_ history: History, asOf: DateOnly) {
    self.asOf = asOf
    hours = ClosedRange.days(7, endingOn: asOf).map { date in
      history.total(date).map { Double($0) / Double(Milliseconds.perHour) }
    }
    let known = hours.compactMap { $0 }
    guard known.count == 7 else {
      (monotony, strain, weekHours, band) = (nil, nil, nil, nil)
      missing = .needsHistory(days: 7 - known.count)
      return
    }
    let sum = known.reduce(0, +)
    let value = Self.value(known)
    weekHours = sum
    monotony = value
    strain = value.map { $0 * sum }
    missing = value == nil ? .noLoad : nil
    band = value.map {
      $0 < Thresholds.monotonyVariedBelow
        ? .varied : $0 <= Thresholds.monotonyAlikeAbove ? .fewRealBreaks : .everyDayAlike
    }
  }

  /// The 90th percentile of the own strain over the 26 weeks before, the only thing strain is judged
  /// against; nil with fewer than 8 known weeks.
  public static func usualStrain(_ history: History, asOf: DateOnly) -> Double? {
    let values = (1...Thresholds.strainWeeks).compactMap { week in
      Monotony(history, asOf: asOf.advanced(by: -7 * week)).strain
    }
    guard values.count >= Thresholds.strainWeeksNeeded else { return nil }
    return Quantile.of(values, 0.9)
  }

  private static func value(_ hours: [Double]) -> Double? {
    let mean = hours.reduce(0, +) / Double(hours.count)
    guard mean > 0 else { return nil }
    let squares = hours.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let deviation = (squares / Double(hours.count)).squareRoot()
    let cap = Thresholds.monotonyCap
    return deviation < mean / cap ? cap : min(cap, mean / deviation)
  }
}
