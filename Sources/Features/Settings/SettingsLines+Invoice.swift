import Core
import Terminal

extension SettingsLines {
  /// Seller, clients, numbers: a block each.
  var invoiceBlocks: [SettingsLine] {
    form.invoiceBlocks.flatMap { block in [.heading(block.heading)] + block.rows.map(line) }
  }

  private func line(_ row: [InvoiceField]) -> SettingsLine {
    guard let first = row.first else { return SettingsLine() }
    var line = SettingsLine(label: first.label)
    for (index, field) in row.enumerated() {
      if index > 0 { line.add(" \(field.label) ") }
      if field.isChoice {
        line.addChoice(options(field), for: .invoice(field))
      } else {
        line.add(form.field(.invoice(field)), width: width(field))
      }
    }
    if first == .number, let example { line.hint = "like \(example)" }
    return line
  }

  private func width(_ field: InvoiceField) -> Int {
    switch field {
    case .seller(.country), .client(_, .country): 2
    case .first, .tax, .terms: 6
    case .number: 20
    default: 36
    }
  }

  private var example: String? {
    let numbering = InvoiceNumbering(
      pattern: form.text(.invoice(.number)), first: Int(form.text(.invoice(.first))) ?? 1)
    return numbering.problem == nil ? numbering.number(numbering.first, on: form.today) : nil
  }

  private func options(_ field: InvoiceField) -> [(label: String, isOn: Bool)] {
    let details = form.invoice.details
    switch field {
    case .untaxed:
      return [("not said", details.untaxed == nil)]
        + TaxCategory.untaxed.map { ($0.name, details.untaxed == $0) }
    case .paper:
      return [("A4", details.pageSize == .a4), ("Letter", details.pageSize == .letter)]
    case .days: return [("without", !details.hasDays), ("hours by day", details.hasDays)]
    default: return []
    }
  }
}
