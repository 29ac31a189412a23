import Core

/// The AI share of the last four weeks, its trend and its weeks (R21, R22).
public struct AiUsageModel: Hashable, Sendable {
  public let share: AiShare
  public let trend: AiTrend
  /// Complete weeks, oldest first.
  public let weeks: [AiWeek]

  public init(_ history: History, now: Instant) {
    let today = history.today(at: now)
    share = AiShare(history, in: .days(Thresholds.burnoutDays, endingOn: today), now: now)
    trend = AiTrend(history, now: now)
    weeks = AiWeek.last(Self.weekCount, of: history, now: now)
  }

  static let weekCount = 78

  /// The share of each week; nil where nothing was coded or AI time was not yet measured.
  public var shares: [Double?] { weeks.map { isMeasured($0) ? $0.share : nil } }

  /// Whether AI time could have been seen in a week.
  public func isMeasured(_ week: AiWeek) -> Bool {
    share.firstEver.map { $0 <= week.start.advanced(by: 6) } ?? false
  }
}
