import Core

/// Everything the Trends pane draws while there is data.
public struct TrendsContent: PaneContent {
  public let results: TrendsResults
  public let chart: TrendsChart
  public let page: TrendsPage
  /// The numbers of the page in reading order.
  public let figures: [Figure]
  /// No row at all yet.
  public let isEmpty: Bool

  init(
    results: TrendsResults, chart: TrendsChart, page: TrendsPage, history: History, now: Instant
  ) {
    self.results = results
    self.chart = chart
    self.page = page
    isEmpty = history.days.isEmpty && history.sessions.isEmpty
    let made = TrendsFigures(results: results, chart: chart, history: history, now: now)
    figures = made.figures(of: page)
  }
}
