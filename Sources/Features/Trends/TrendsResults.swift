import Core

/// The results that stay the same until the history or the day changes.
public struct TrendsResults: Hashable, Sendable {
  public let today: DateOnly
  public let burnout: BurnoutAnalyzer
  public let ai: AiUsageModel
  public let hours: Core.HeatMap
  /// Oldest first, the last one holding today.
  public let weeks: [WeekRing]
  public let grid: YearGrid

  public init(_ history: History, now: Instant) {
    let today = history.today(at: now)
    self.today = today
    burnout = BurnoutAnalyzer(history, now: now)
    ai = AiUsageModel(history, now: now)
    hours = Core.HeatMap(
      history, in: .days(Thresholds.heatMapDays, endingOn: today), now: now)
    weeks = WeekBars.last(8, of: history, now: now)
    grid = YearGrid(history, weeks: 98, now: now)
  }
}
