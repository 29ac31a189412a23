import Core

extension SettingsForm {
  /// The text fields of the invoice blocks.
  static func invoiceFields(of details: InvoiceDetails) -> [FormField] {
    func field(_ id: InvoiceField, _ text: String) -> FormField {
      FormField(.invoice(id), label: id.label, text: text)
    }
    let seller = PartyField.allCases.map { field(.seller($0), details.seller[keyPath: $0.path]) }
    let payment = [
      field(.iban, details.payment.iban), field(.bic, details.payment.bic),
      field(.bank, details.payment.bank),
    ]
    let clients = (details.clients + [InvoiceClient()]).enumerated().flatMap { index, client in
      PartyField.ofClient.map { field(.client(index, $0), client.party[keyPath: $0.path]) } + [
        field(.clientReference(index), client.reference),
        field(.clientProjects(index), client.projects.sorted().joined(separator: ", ")),
      ]
    }
    return seller + payment + clients + [
      field(.number, details.numbering.pattern), field(.first, String(details.numbering.first)),
      field(.tax, details.taxRate.map { "\($0)" } ?? ""),
      field(.untaxedReason, details.untaxedReason), field(.terms, String(details.termsDays)),
      field(.notes, details.notes), field(.folder, details.folder ?? ""),
      field(.font, details.font ?? ""),
    ]
  }

  /// Blocks of the invoice, with the fields that share a line.
  var invoiceBlocks: [(heading: String, rows: [[InvoiceField]])] {
    var blocks: [(heading: String, rows: [[InvoiceField]])] = [
      ("YOU ON INVOICES", PartyField.allCases.map { [.seller($0)] } + [[.iban], [.bic], [.bank]])
    ]
    for index in 0...base.invoice.details.clients.count {
      let isNew = index == base.invoice.details.clients.count
      blocks.append(
        (
          isNew ? "NEW CLIENT" : "CLIENT \(index + 1)",
          PartyField.ofClient.map { [.client(index, $0)] }
            + [[.clientReference(index)], [.clientProjects(index)]]
        ))
    }
    blocks.append(
      (
        "NUMBERS, TAX, PAPER",
        [
          [.number, .first], [.tax], [.untaxed], [.untaxedReason], [.terms], [.notes], [.folder],
          [.font], [.paper], [.days],
        ]
      ))
    return blocks
  }

  mutating func turn(_ field: InvoiceField, by step: Int) {
    switch field {
    case .untaxed:
      let all: [TaxCategory?] = [nil] + TaxCategory.untaxed
      invoice.details.untaxed = all.next(after: invoice.details.untaxed, by: step)
    case .paper:
      let all = InvoicePageSize.allCases
      invoice.details.pageSize = all.next(after: invoice.details.pageSize, by: step)
    case .days: invoice.details.hasDays.toggle()
    default: break
    }
  }

  /// Choices of the invoice blocks that differ.
  func changedChoices(from saved: SettingsForm) -> [SettingsField] {
    let (now, then) = (invoice.details, saved.invoice.details)
    return [
      (InvoiceField.untaxed, now.untaxed != then.untaxed),
      (.paper, now.pageSize != then.pageSize), (.days, now.hasDays != then.hasDays),
    ].filter(\.1).map { .invoice($0.0) }
  }
}
