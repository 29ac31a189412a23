import Core

extension ProjectsContent {
  init(_ month: ProjectsMonth, marked: Set<String>, history: History, now: Instant) {
    let here = marked.intersection(month.rows.map(\.name))
    let builder = InvoiceBuilder(history, projects: here, month: month.month, now: now)
    self.month = month.month
    isCurrent = month.isCurrent
    totals = month.totals
    rows = month.rows
    billed = month.billed
    forecast = month.forecast
    self.marked = here
    self.builder = builder
    isEmpty = history.days.isEmpty && history.sessions.isEmpty
    figures = ProjectsFigures(month: month, builder: builder, history: history, now: now).all
  }
}
