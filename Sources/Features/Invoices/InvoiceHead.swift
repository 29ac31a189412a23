import Core
import PDF

/// Who bills whom, when, and until when it is to be paid.
struct InvoiceHead {
  let invoice: Invoice

  var title: String { invoice.number.map { "Invoice \($0)" } ?? "Draft invoice (no number yet)" }

  func draw(in flow: inout PageFlow) {
    let half = flow.width / 2 - 10
    let right = flow.left + half + 20
    flow.page.box(x: flow.left, y: flow.y, width: flow.width, height: 3, color: InvoiceInk.accent)
    let top = flow.y + 14
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

  /// What is looked for first, side by side between two lines, what is owed at its end.
  private func facts(_ flow: inout PageFlow) {
    var facts: [(label: String, value: String, share: Double)] = [
      ("Date", invoice.issueDate.description, 1), ("Due", invoice.dueDate.description, 1),
      ("Period", "\(invoice.first) to \(invoice.last)", 2),
    ]
    if !invoice.reference.isEmpty { facts.append(("Reference", invoice.reference, 1.2)) }
    facts.append(("Amount due", "\(invoice.text(invoice.gross)) \(invoice.currency)", 1.6))
    let shares = facts.reduce(0) { $0 + $1.share }
    let gap = 10.0
    let room = flow.width - gap * Double(facts.count - 1)
    flow.rule(color: .gray(0.7))
    var (x, end) = (flow.left, flow.y)
    for (index, fact) in facts.enumerated() {
      let width = room * fact.share / shares
      let isLast = index == facts.count - 1
      let align: TextAlignment = isLast ? .right : .left
      let top = flow.place(
        fact.label, InvoiceInk.small, x: x, top: flow.y + 6, width: width, align: align)
      let style = isLast ? InvoiceInk.strong : InvoiceInk.text
      end = max(end, flow.place(fact.value, style, x: x, top: top, width: width, align: align))
      x += width + gap
    }
    flow.y = end + 6
    flow.rule(color: .gray(0.7))
    flow.space(6)
  }
}
