/// Whether the day ends later than it used to (R16): stop times of 14 logical days against the 28
/// before. Minutes.
public struct StopDrift: Hashable, Sendable {
  public let asOf: DateOnly
  /// Above −720 to 720, later is positive.
  public let drift: Double?
  /// Typical stop times in minutes after midnight.
  public let recentStop: Double?
  public let baselineStop: Double?
  /// Days with a stop in either period.
  public let recentDays: Int
  public let baselineDays: Int
  public let standardError: Double?
  /// At least 15 minutes and more than 1.96 standard errors; otherwise "no clear change".
  public let isClear: Bool?
  public let missing: Missing?

  public init(_ history: History, asOf: DateOnly) {
    let recentRange = ClosedRange<DateOnly>.days(Thresholds.driftRecentDays, endingOn: asOf)
    let recent = Self.stops(history, in: recentRange)
    let baseline = Self.stops(
      history,
      in: .days(
        Thresholds.driftBaselineDays, endingOn: recentRange.lowerBound.advanced(by: -1)))
    self.asOf = asOf
    recentDays = recent.count
    baselineDays = baseline.count
    let needed = max(
      Thresholds.driftRecentNeeded - recent.count, Thresholds.driftBaselineNeeded - baseline.count)
    guard needed <= 0, recent.isTypical, baseline.isTypical, let stop = recent.mean,
      let usual = baseline.mean
    else {
      (drift, recentStop, baselineStop, standardError, isClear) = (nil, nil, nil, nil, nil)
      missing = needed > 0 ? .needsHistory(days: needed) : .noTypicalTime
      return
    }
    let drift = Circular.difference(stop - usual)
    let error = ((recent.squaredError ?? 0) + (baseline.squaredError ?? 0)).squareRoot()
    self.drift = drift
    recentStop = stop
    baselineStop = usual
    standardError = error
    // A hair of tolerance: sines turn 15 minutes into 14.999999999.
    isClear =
      abs(drift) >= Thresholds.driftMinutes - 1e-6
      && abs(drift) > Thresholds.driftErrors * error
    missing = nil
  }

  static func stops(_ history: History, in range: ClosedRange<DateOnly>) -> Circular {
    Circular(
      minutes: history.index.logicalDays(in: range).filter(\.isActive).map(\.stopMinute))
  }
}
