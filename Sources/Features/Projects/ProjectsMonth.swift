import Core

/// The results of a period that stay the same while projects are chosen.
struct ProjectsMonth {
  let period: ProjectsPeriod
  /// Whether the period still runs.
  let isCurrent: Bool
  let totals: ProjectTotals
  private(set) var rows: [ProjectsRow]
  let billed: InvoiceDraft
  let forecast: MonthForecast?

  init(
    _ period: ProjectsPeriod, in history: History, issued: [IssuedPeriod] = [], now: Instant
  ) {
    let today = history.today(at: now)
    let isCurrent = period.range.contains(today)
    let first = period.range.lowerBound
    let range = first...max(first, min(period.range.upperBound, today))
    let totals = ProjectTotals(history, in: range, now: now)
    let times = DurationText.column(totals.rows.map(\.milliseconds))
    let shares = PercentText.shares(totals.rows.map(\.milliseconds))
    let forecasts = isCurrent && period.kind == .month
    self.period = period
    self.isCurrent = isCurrent
    self.totals = totals
    billed = InvoiceDraft(
      history, InvoiceBuilder.request(history, projects: nil, range: range), now: now)
    forecast = forecasts ? MonthForecast(history, now: now) : nil
    rows = totals.rows.indices.map { place in
      Self.row(
        totals.rows[place], text: times[place], percent: shares[place], forecasts: forecasts,
        InvoiceBuilder.request(
          history, projects: [totals.rows[place].project], range: range, issued: issued),
        history, now)
    }
  }

  /// Only the projects whose name holds a text, whatever its case.
  func filtered(_ text: String) -> ProjectsMonth {
    guard !text.isEmpty else { return self }
    var result = self
    result.rows = rows.filter { $0.name.lowercased().contains(text.lowercased()) }
    return result
  }

  private static func row(
    _ time: ProjectTotals.Row, text: String, percent: Int, forecasts: Bool,
    _ request: InvoiceRequest, _ history: History, _ now: Instant
  ) -> ProjectsRow {
    let name = time.project
    let forecast = forecasts ? MonthForecast(history, project: name, now: now) : nil
    let rates = request.rates[name] ?? []
    let rate = rates.last { $0.from <= request.range.upperBound } ?? rates.first
    return ProjectsRow(
      name: name, time: time, total: text, percent: "\(percent) %",
      draft: InvoiceDraft(history, request, now: now), forecast: forecast,
      forecastAmount: rate.flatMap { forecast?.amount(at: $0, request.settings) },
      weeks: ProjectTotals.weekly(name, weeks: 12, of: history, now: now))
  }
}
