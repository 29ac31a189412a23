import Core
import PDF

/// Lines, subtotals, totals, and what is said under them.
struct InvoiceBody {
  let invoice: Invoice

  func draw(in flow: inout PageFlow) {
    flow.table(table)
    flow.space(18)
    flow.need(40)
    flow.paragraph("Payment", InvoiceInk.small)
    let terms = "Payable by \(invoice.dueDate) in \(invoice.currency), without deduction."
    flow.paragraph(terms, InvoiceInk.text)
    if !invoice.payment.line.isEmpty { flow.paragraph(invoice.payment.line, InvoiceInk.text) }
    if !invoice.notes.isEmpty {
      flow.space(10)
      flow.need(30)
      flow.paragraph("Notes", InvoiceInk.small)
      flow.paragraph(invoice.notes, InvoiceInk.text)
    }
    flow.space(12)
    flow.paragraph(source, InvoiceInk.small)
  }

  /// How the hours came about, so that the reader can check them.
  var source: String {
    var text =
      "Time from WakaTime; an hour belongs to the day its clock showed in \(invoice.zone)."
    if let from = invoice.fetchedFrom, let to = invoice.fetchedTo {
      let days = "Days read \(MomentText.utc(from))"
      text += from == to ? " \(days)." : " \(days) to \(MomentText.utc(to))."
    }
    return text + " \(invoice.rounding) Amount = hours × rate."
  }

  private var showsTax: Bool { invoice.tax != 0 || invoice.taxes.count > 1 }

  private var table: PDFTable {
    var columns = [
      PDFColumn("Project"), PDFColumn("Days", width: .fit),
      PDFColumn("Measured h:mm", width: .fit, align: .right),
      PDFColumn("Billed h", width: .fit, align: .right),
      PDFColumn("Rate", width: .fit, align: .right),
    ]
    if showsTax { columns.append(PDFColumn("Tax", width: .fit, align: .right)) }
    columns.append(PDFColumn("Amount \(invoice.currency)", width: .fit, align: .right))
    return PDFTable(
      columns: columns, rows: lines + sums, text: InvoiceInk.table, titleFill: .gray(0.93),
      padding: 3)
  }

  /// The last one closes the table with a rule.
  private var lines: [PDFRow] {
    var rows = invoice.lines.map(row)
    if let last = rows.indices.last { rows[last].ruleBelow = true }
    return rows
  }

  private func row(_ line: InvoiceItem) -> PDFRow {
    let days = line.first == line.last ? "\(line.first)" : "\(line.first) to \(line.last)"
    var cells = [
      line.project, days, line.rawText, line.hours,
      Money.text(line.hourly, currency: invoice.currency),
    ]
    if showsTax { cells.append(Self.tax(line)) }
    return PDFRow(cells + [invoice.text(line.amount)])
  }

  private static func tax(_ line: InvoiceItem) -> String {
    guard line.category == .standard else { return line.category == .zeroRated ? "0 %" : "–" }
    return Money.text(line.taxRate, decimals: 0) + " %"
  }

  private var sums: [PDFRow] {
    func row(_ label: String, _ amount: String, isTotal: Bool = false) -> PDFRow {
      let empty = Array(repeating: "", count: showsTax ? 5 : 4)
      return PDFRow(
        [label] + empty + [amount], weight: isTotal ? .bold : .regular,
        fill: isTotal ? .gray(0.93) : nil, ruleAbove: isTotal, staysWithPrevious: true,
        isSum: true)
    }
    let taxes = invoice.taxes.map {
      row($0.label(currency: invoice.currency), invoice.text($0.amount))
    }
    let total = row("Total \(invoice.currency)", invoice.text(invoice.gross), isTotal: true)
    return [row("Net", invoice.text(invoice.net))] + taxes + [total]
  }
}
