/// Whether the AI share rises or falls, over the last 12 complete weeks (R22).
///
/// Weeks do not overlap: rolling shares follow each other and fake significance.
public struct AiTrend: Hashable, Sendable {
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case rising
    case falling
    case flat
  }

  public let direction: Direction?
  public let slopePointsPerWeek: Double?
  public let test: MannKendall?
  /// The weeks that count: an hour and more, from the first measured one on. Oldest first.
  public let weeks: [AiWeek]
  public let missing: Missing?

  public init(_ history: History, now: Instant) {
    let today = history.today(at: now)
    guard let first = AiShare.firstDay(history, upTo: today) else {
      (direction, slopePointsPerWeek, test, weeks, missing) = (nil, nil, nil, [], .notMeasured)
      return
    }
    let measured = first.startOfWeek(startingOn: history.settings.weekStart)
    let found = AiWeek.last(Thresholds.aiTrendWeeks, of: history, now: now).filter {
      $0.start >= measured && $0.total >= Thresholds.aiTrendWeekTime
    }
    weeks = found
    let needed = Thresholds.aiTrendNeeded - found.count
    guard needed <= 0 else {
      (direction, slopePointsPerWeek, test) = (nil, nil, nil)
      missing = .needsHistory(days: 7 * needed)
      return
    }
    let points = found.map {
      (x: Double($0.start.dayNumber) / 7, y: 100 * Double($0.ai) / Double($0.total))
    }
    let slope = TheilSen.slope(points) ?? 0
    let test = MannKendall(points.map(\.y))
    let rise = abs(slope) * Double(Thresholds.aiTrendWeeks)
    let isTrend = test.p < Thresholds.significance && rise >= Thresholds.aiTrendPoints - 1e-9
    slopePointsPerWeek = slope
    self.test = test
    direction = isTrend ? (slope > 0 ? .rising : .falling) : .flat
    missing = nil
  }
}
