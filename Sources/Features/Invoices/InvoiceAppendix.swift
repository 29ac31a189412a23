import Core
import PDF

/// The hours of each day, line by line; each column adds up to what its line says was measured.
struct InvoiceAppendix {
  let invoice: Invoice

  func draw(in flow: inout PageFlow) {
    flow.breakPage()
    flow.paragraph("Hours by day", InvoiceInk.heading)
    flow.space(10)
    for line in invoice.lines {
      flow.need(60)
      let rate = Money.text(line.hourly, currency: invoice.currency)
      flow.paragraph("\(line.project), \(rate) an hour", InvoiceInk.strong)
      flow.space(3)
      flow.table(
        table(
          invoice.days.filter {
            $0.project == line.project && line.first <= $0.date && $0.date <= line.last
          }))
      flow.space(12)
    }
  }

  /// Three columns of days, read downwards, so that a month takes a third of the height.
  private func table(_ days: [InvoiceDay]) -> PDFTable {
    let minutes = DurationText.minutes(days.map(\.rawMilliseconds))
    let cells = zip(days, minutes).map { [$0.date.description, Self.clock($1)] }
    let height = (cells.count + Self.columns - 1) / Self.columns
    let rows = (0..<height).map { row in
      PDFRow(
        (0..<Self.columns).flatMap { column in
          let place = column * height + row
          return place < cells.count ? cells[place] : ["", ""]
        })
    }
    let empty = Array(repeating: "", count: Self.columns * 2 - 2)
    let sum = PDFRow(
      ["Sum"] + empty + [Self.clock(minutes.reduce(0, +))], weight: .bold, ruleAbove: true,
      staysWithPrevious: true, isSum: true)
    let titles = (0..<Self.columns).flatMap { _ in
      [PDFColumn("Day"), PDFColumn("Measured h:mm", width: .fit, align: .right)]
    }
    return PDFTable(
      columns: titles, rows: rows + [sum], text: InvoiceInk.table, titleFill: .gray(0.93),
      padding: 2, gap: 16)
  }

  private static let columns = 3

  private static func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}
