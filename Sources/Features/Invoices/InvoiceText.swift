import Core
import Terminal

/// An invoice as plain text, for a terminal.
public struct InvoiceText: Sendable {
  public let invoice: Invoice

  public init(_ invoice: Invoice) {
    self.invoice = invoice
  }

  public var text: String { (head + [""] + lines + [""] + sums).joined(separator: "\n") + "\n" }

  private var head: [String] {
    let days = "\(invoice.first) to \(invoice.last)"
    let title = invoice.number.map { "Invoice \($0)" } ?? "Draft invoice (no number yet)"
    var lines = ["\(title)  \(days)"]
    for (label, party) in [("From", invoice.seller), ("To", invoice.buyer)] {
      let name = party.name.isEmpty ? "not named" : party.name
      lines.append("\(Self.left(label, 8))\(VisibleText.line(name))")
    }
    if !invoice.reference.isEmpty {
      lines.append("\(Self.left("Ref", 8))\(VisibleText.line(invoice.reference))")
    }
    lines.append("\(Self.left("Date", 8))\(invoice.issueDate)")
    return lines + ["\(Self.left("Due", 8))\(invoice.dueDate)"]
  }

  private var lines: [String] {
    invoice.lines.map { line in
      let rate = Money.text(line.hourly, currency: invoice.currency)
      return Self.left(VisibleText.line(line.project), 24) + Self.right(line.rawText, 8) + " → "
        + Self.right(line.hours, 8) + " h ×" + Self.right(rate, 10)
        + Self.right(invoice.text(line.amount), 14)
    }
  }

  private var sums: [String] {
    func row(_ label: String, _ amount: String) -> String {
      Self.left(label, 54) + Self.right(amount, 17)
    }
    let taxes = invoice.taxes.map {
      row($0.label(currency: invoice.currency), invoice.text($0.amount))
    }
    return [row("Net", invoice.text(invoice.net))] + taxes
      + [row("Total", invoice.text(invoice.gross)) + " \(invoice.currency)"]
  }

  private static func left(_ text: String, _ columns: Int) -> String {
    Ellipsis.pad(text, columns: columns)
  }

  private static func right(_ text: String, _ columns: Int) -> String {
    Ellipsis.pad(text, columns: max(columns, text.count), alignment: .trailing)
  }
}
