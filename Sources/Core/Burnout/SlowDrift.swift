/// A drift too slow for four weeks to show: weekly stop times over 12 weeks (R16b). Information
/// only.
public struct SlowDrift: Hashable, Sendable {
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case later
    case earlier
    case flat
  }

  public let asOf: DateOnly
  public let direction: Direction?
  public let minutesPerWeek: Double?
  public let p: Double?
  /// Weeks with a typical stop time.
  public let weeks: Int
  /// The weekly stops: first day of the week, minutes from their common mean.
  public let points: [Point]
  public let missing: Missing?

  public struct Point: Hashable, Sendable {
    public let start: DateOnly
    public let minutes: Double
  }

  public init(_ history: History, asOf: DateOnly) {
    let found = Self.weeklyStops(history, asOf: asOf)
    self.asOf = asOf
    weeks = found.count
    let needed = Thresholds.slowDriftNeeded - found.count
    guard needed <= 0, let centre = Circular(minutes: found.map(\.stop)).mean else {
      (direction, minutesPerWeek, p, points) = (nil, nil, nil, [])
      missing = .needsHistory(days: 7 * needed)
      return
    }
    let trend = found.map { (x: Double($0.week), y: Circular.difference($0.stop - centre)) }
    let slope = TheilSen.slope(trend) ?? 0
    let test = MannKendall(trend.map { ($0.y * 1e6).rounded() / 1e6 })
    let isTrend =
      test.p < Thresholds.significance && abs(slope) >= Thresholds.slowDriftMinutes - 1e-6
    points = zip(found, trend).map { Point(start: $0.start, minutes: $1.y) }
    minutesPerWeek = slope
    p = test.p
    direction = isTrend ? (slope > 0 ? .later : .earlier) : .flat
    missing = nil
  }

  private static func weeklyStops(
    _ history: History, asOf: DateOnly
  ) -> [(week: Int, start: DateOnly, stop: Double)] {
    (0..<Thresholds.slowDriftWeeks).compactMap { week in
      let end = asOf.advanced(by: -7 * (Thresholds.slowDriftWeeks - 1 - week))
      let range = ClosedRange<DateOnly>.days(7, endingOn: end)
      let stops = StopDrift.stops(history, in: range)
      guard stops.count >= Thresholds.slowDriftStops, stops.isTypical, let mean = stops.mean
      else { return nil }
      return (week, range.lowerBound, mean)
    }
  }
}
