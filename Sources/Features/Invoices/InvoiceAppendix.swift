import Core
import PDF

/// The hours of each day, project by project; each column adds up to the sum under it.
struct InvoiceAppendix {
  let invoice: Invoice

  func draw(in flow: inout PageFlow) {
    flow.breakPage()
    flow.paragraph("Hours by day", InvoiceInk.title)
    flow.space(10)
    for project in Set(invoice.days.map(\.project)).sorted() {
      flow.need(60)
      flow.paragraph(project, InvoiceInk.strong)
      flow.table(table(invoice.days.filter { $0.project == project }))
      flow.space(12)
    }
  }

  private func table(_ days: [InvoiceDay]) -> PDFTable {
    let minutes = DurationText.minutes(days.map(\.rawMilliseconds))
    let rows = zip(days, minutes).map { PDFRow([$0.date.description, Self.clock($1)]) }
    let sum = PDFRow(
      ["Sum", Self.clock(minutes.reduce(0, +))], weight: .bold, ruleAbove: true,
      staysWithPrevious: true)
    return PDFTable(
      columns: [
        PDFColumn("Day", width: .fixed(90)),
        PDFColumn("Measured h:mm", width: .fixed(90), align: .right),
      ], rows: rows + [sum], text: InvoiceInk.table, padding: 1)
  }

  private static func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}
