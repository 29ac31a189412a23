import Core

extension TrendsContent {
  /// The pane in words: its figures, then the chart's last 28 days.
  public var plain: PlainText {
    var text = PlainText("Trends, \(DateText.day(results.today)) \(results.today.year)")
    text.add(figures, without: [.chart, .ewma, .aiWeeks, .heatMap, .trendsYear])
    text.heading("Hours a day, newest first")
    let past = chart.days.filter { $0.date <= results.today }
    for day in past.suffix(Thresholds.burnoutDays).reversed() { text.add(day.plain) }
    return text
  }
}

extension DayPoint {
  /// `Thu 25 Jun 2026: 2h 13m, AI 20m, still open`.
  var plain: String {
    let time = total.map(DurationText.text)
    let aiTime = ai > 0 ? "AI \(DurationText.text(ai))" : nil
    let parts = [time, aiTime, status.words].compactMap(\.self)
    return "\(DateText.day(date)) \(date.year): \(parts.joined(separator: ", "))"
  }
}
