/// Recent and usual load as exponentially weighted means, in hours a day (R13).
public struct Ewma: Hashable, Sendable {
  /// One day of the two curves.
  public struct Point: Hashable, Sendable {
    public let date: DateOnly
    public let acute: Double
    public let chronic: Double
  }

  public let asOf: DateOnly
  public let acute: Double?
  public let chronic: Double?
  /// Usual less recent load of the day before.
  public let balance: Double?
  public let knownDays: Int
  /// A point for each known day from the 15th, oldest first, for a chart. Empty while data is
  /// missing.
  public let curve: [Point]
  public let missing: Missing?

  public init(_ history: History, asOf: DateOnly) {
    self.asOf = asOf
    let known = history.days.prefix { $0.date <= asOf }.filter(\.isKnown)
    knownDays = known.count
    let needed = Thresholds.ewmaKnownDays - known.count
    guard needed <= 0 else {
      (acute, chronic, balance, curve) = (nil, nil, nil, [])
      missing = .needsHistory(days: needed)
      return
    }
    let curve = Self.curve(known)
    self.curve = curve
    acute = curve.last?.acute
    chronic = curve.last?.chronic
    balance = curve.last { $0.date < asOf }.map { $0.chronic - $0.acute }
    missing = nil
  }

  private static func curve(_ known: [DayStat]) -> [Point] {
    let hours = known.map { Double($0.totalMilliseconds) / Double(Milliseconds.perHour) }
    let seed = hours.prefix(Thresholds.ewmaSeedDays).reduce(0, +) / Double(Thresholds.ewmaSeedDays)
    var short = seed
    var long = seed
    return zip(known, hours).dropFirst(Thresholds.ewmaSeedDays).map { day, value in
      short += (value - short) * 2 / Double(Thresholds.ewmaShort + 1)
      long += (value - long) * 2 / Double(Thresholds.ewmaLong + 1)
      return Point(date: day.date, acute: short, chronic: long)
    }
  }
}
