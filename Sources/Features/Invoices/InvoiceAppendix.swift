import Core
import PDF

/// The hours of each day, line by line; each column adds up to what its line says was measured.
struct InvoiceAppendix {
  let invoice: Invoice

  func draw(in flow: inout PageFlow) {
    flow.breakPage()
    flow.paragraph("Hours by day", InvoiceInk.title)
    flow.space(10)
    for line in invoice.lines {
      flow.need(60)
      let rate = Money.text(line.hourly, currency: invoice.currency)
      flow.paragraph("\(line.project), \(rate) an hour", InvoiceInk.strong)
      flow.table(
        table(
          invoice.days.filter {
            $0.project == line.project && line.first <= $0.date && $0.date <= line.last
          }))
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
