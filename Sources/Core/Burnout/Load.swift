/// The last seven days against the three weeks before them (R12): a description of change.
public struct Load: Hashable, Sendable {
  public enum Band: String, Hashable, Sendable, CaseIterable {
    case lighter
    case steady
    case rising
    case spike
  }

  public let asOf: DateOnly
  /// Hours of the last seven days, scaled to seven where one is unknown; nil where more are.
  public let acuteHours: Double?
  /// Hours a week of the 21 days before, days off left out.
  public let chronicHours: Double?
  public let ratio: Double?
  /// The coupled form, for comparison; never shown.
  public let coupledRatio: Double?
  public let band: Band?
  /// Known days of the 28.
  public let knownDays: Int
  /// Known days of the last seven.
  public let acuteKnown: Int
  /// Known days of the baseline that are no days off, and its days off.
  public let baselineKnown: Int
  public let baselineDaysOff: Int
  public let missing: Missing?

  public init(_ history: History, asOf: DateOnly) {
    let recent = ClosedRange<DateOnly>.days(Thresholds.acuteDays, endingOn: asOf)
    let before = ClosedRange<DateOnly>.days(
      Thresholds.baselineDays, endingOn: recent.lowerBound.advanced(by: -1))
    let acute = history.knownDays(in: recent, upTo: asOf)
    let all = history.knownDays(in: before, upTo: asOf)
    let baseline = all.filter { !history.isDayOff($0.date) }
    let off = before.count { history.isDayOff($0) }
    let acuteSum = acute.reduce(0) { $0 + $1.totalMilliseconds }
    let baselineSum = baseline.reduce(0) { $0 + $1.totalMilliseconds }
    let hasAcute = acute.count >= Thresholds.acuteKnown
    let isExplained = baseline.count + off >= Thresholds.baselineKnown
    let hasBaseline =
      baseline.count >= Thresholds.baselineKnown
      || (baseline.count >= Thresholds.baselineKnownWithDaysOff && isExplained)
    self.asOf = asOf
    acuteKnown = acute.count
    baselineKnown = baseline.count
    baselineDaysOff = off
    knownDays = acute.count + all.count
    acuteHours = hasAcute ? Self.weekHours(acuteSum, acute.count) : nil
    chronicHours = hasBaseline ? Self.weekHours(baselineSum, baseline.count) : nil
    let isLarge = chronicHours.map { $0 >= Thresholds.baselineMinimumHours } ?? false
    guard hasAcute, hasBaseline, isLarge else {
      (ratio, coupledRatio, band) = (nil, nil, nil)
      missing =
        hasAcute && hasBaseline
        ? .baselineTooSmall
        : hasAcute && isExplained
          ? .backFromTimeOff : .needsHistory(days: Self.daysMissing(acute.count, baseline.count))
      return
    }
    // One division of whole numbers, so that a ratio on a band's edge falls on its side.
    let value = Double(acuteSum * baseline.count) / Double(baselineSum * acute.count)
    ratio = value
    coupledRatio = value / ((value + 3) / 4)
    band = Self.band(value)
    missing = nil
  }

  private static func weekHours(_ milliseconds: Int, _ days: Int) -> Double {
    Double(milliseconds * 7) / Double(days * Milliseconds.perHour)
  }

  private static func daysMissing(_ acute: Int, _ baseline: Int) -> Int {
    max(1, Thresholds.acuteKnown - acute, Thresholds.baselineKnown - baseline)
  }

  private static func band(_ ratio: Double) -> Band {
    if ratio < Thresholds.lighterBelow { return .lighter }
    if ratio <= Thresholds.steadyUpTo { return .steady }
    return ratio < Thresholds.spikeFrom ? .rising : .spike
  }
}
