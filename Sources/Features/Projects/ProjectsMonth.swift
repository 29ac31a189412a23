import Core

/// The results of a month that stay the same while projects are chosen.
struct ProjectsMonth {
  let month: DateOnly
  let isCurrent: Bool
  let totals: ProjectTotals
  let rows: [ProjectsRow]
  let billed: InvoiceDraft
  let forecast: MonthForecast?

  init(_ month: DateOnly, in history: History, now: Instant) {
    let today = history.today(at: now)
    let isCurrent = month == today.startOfMonth
    let range = month...(isCurrent ? today : month.endOfMonth)
    let totals = ProjectTotals(history, in: range, now: now)
    let times = DurationText.column(totals.rows.map(\.milliseconds))
    let shares = PercentText.shares(totals.rows.map(\.milliseconds))
    self.month = month
    self.isCurrent = isCurrent
    self.totals = totals
    billed = InvoiceDraft(
      history, InvoiceBuilder.request(history, projects: nil, range: range), now: now)
    forecast = isCurrent ? MonthForecast(history, now: now) : nil
    rows = totals.rows.indices.map { place in
      Self.row(
        totals.rows[place], text: times[place], percent: shares[place],
        forecasts: isCurrent, range, history, now)
    }
  }

  private static func row(
    _ time: ProjectTotals.Row, text: String, percent: Int, forecasts: Bool,
    _ range: ClosedRange<DateOnly>, _ history: History, _ now: Instant
  ) -> ProjectsRow {
    let name = time.project
    let request = InvoiceBuilder.request(history, projects: [name], range: range)
    let forecast = forecasts ? MonthForecast(history, project: name, now: now) : nil
    let rates = request.rates[name] ?? []
    let rate = rates.last { $0.from <= range.upperBound } ?? rates.first
    return ProjectsRow(
      name: name, time: time, total: text, percent: "\(percent) %",
      draft: InvoiceDraft(history, request, now: now), forecast: forecast,
      forecastAmount: rate.flatMap { forecast?.amount(at: $0, request.settings) },
      weeks: ProjectTotals.weekly(name, weeks: 12, of: history, now: now))
  }
}
