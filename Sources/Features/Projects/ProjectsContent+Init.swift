import Core

extension ProjectsContent {
  init(
    _ whole: ProjectsMonth, marked: Set<String>, filter: String = "",
    issued: [IssuedPeriod] = [], history: History, now: Instant
  ) {
    let month = whole.filtered(filter)
    let here = marked.intersection(whole.rows.map(\.name))
    let range = InvoiceBuilder.billable(month.period.range, today: history.today(at: now))
    let builder =
      here.isEmpty
      ? nil
      : InvoiceBuilder(
        InvoiceDraft(
          history,
          InvoiceBuilder.request(history, projects: here, range: range, issued: issued), now: now))
    period = month.period
    isCurrent = month.isCurrent
    totals = month.totals
    rows = month.rows
    billed = month.billed
    forecast = month.forecast
    self.marked = here
    self.builder = builder
    self.filter = filter
    isEmpty = history.days.isEmpty && history.sessions.isEmpty
    figures = ProjectsFigures(month: month, builder: builder, history: history, now: now).all
  }
}
