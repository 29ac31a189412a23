import Core
import PDF

/// Who bills whom, when, and until when it is to be paid.
struct InvoiceHead {
  let invoice: Invoice

  var title: String { invoice.number.map { "Invoice \($0)" } ?? "Draft invoice (no number yet)" }

  func draw(in flow: inout PageFlow) {
    let half = flow.width / 2 - 10
    let right = flow.left + half + 20
    let top = flow.y
    var end = flow.place(title, InvoiceInk.title, x: flow.left, top: top, width: flow.width) + 14
    let start = end
    end = block("From", invoice.seller, x: flow.left, top: start, width: half, &flow)
    end = max(end, block("To", invoice.buyer, x: right, top: start, width: half, &flow))
    flow.y = end + 14
    facts(&flow)
    flow.space(12)
  }

  private func block(
    _ label: String, _ party: InvoiceParty, x: Double, top: Double, width: Double,
    _ flow: inout PageFlow
  ) -> Double {
    var y = flow.place(label, InvoiceInk.small, x: x, top: top, width: width)
    let lines = party.addressLines
    for (index, line) in (lines.isEmpty ? ["not named"] : lines).enumerated() {
      let style = index == 0 ? InvoiceInk.strong : InvoiceInk.text
      y = flow.place(line, style, x: x, top: y, width: width)
    }
    for line in party.identityLines {
      y = flow.place(line, InvoiceInk.small, x: x, top: y, width: width)
    }
    return y
  }

  private func facts(_ flow: inout PageFlow) {
    var facts = [
      ("Date", invoice.issueDate.description), ("Due", invoice.dueDate.description),
      ("Period", "\(invoice.first) to \(invoice.last)"),
    ]
    if !invoice.reference.isEmpty { facts.append(("Reference", invoice.reference)) }
    let rows = facts.map { PDFRow([$0.0, $0.1]) }
    flow.table(
      PDFTable(
        columns: [PDFColumn("", width: .fixed(60)), PDFColumn("")], rows: rows,
        text: InvoiceInk.text, padding: 0))
  }
}
