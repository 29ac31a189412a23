/// How regular the first and the last activity of a day are (R17), in minutes of circular SD.
public struct Regularity: Hashable, Sendable {
  public enum Band: String, Hashable, Sendable, CaseIterable {
    case veryRegular
    case regular
    case uneven
    case irregular

    /// As the screen says it.
    public var words: String {
      switch self {
      case .veryRegular: "very regular"
      case .regular: "regular"
      case .uneven: "uneven"
      case .irregular: "irregular"
      }
    }
  }

  public let asOf: DateOnly
  public let stopDeviation: Double?
  public let startDeviation: Double?
  /// Typical times in minutes after midnight.
  public let stop: Double?
  public let start: Double?
  /// Active days of the 28.
  public let days: Int
  public let band: Band?
  public let missing: Missing?

  public init(_ history: History, asOf: DateOnly) {
    let active = history.index.logicalDays(in: .days(Thresholds.burnoutDays, endingOn: asOf))
      .filter(\.isActive)
    let stops = Circular(minutes: active.map(\.stopMinute))
    let starts = Circular(minutes: active.map(\.startMinute))
    let needed = Thresholds.regularityNeeded - active.count
    self.asOf = asOf
    days = active.count
    guard needed <= 0, let deviation = stops.standardDeviation else {
      (stopDeviation, startDeviation, stop, start, band) = (nil, nil, nil, nil, nil)
      missing = needed > 0 ? .needsHistory(days: needed) : .noTypicalTime
      return
    }
    stopDeviation = deviation
    startDeviation = starts.standardDeviation
    stop = stops.mean
    start = starts.mean
    missing = nil
    let place = Thresholds.regularityBands.firstIndex { deviation <= $0 }
    band = Band.allCases[place ?? Thresholds.regularityBands.count]
  }
}
