extension Metric {
  static let money: [Metric] = [
    Metric("invoice", InvoiceArguments.names) { (input) throws(MetricError) in
      let arguments = try InvoiceArguments(input)
      return invoice(
        InvoiceDraft(input.history, arguments.request, now: input.now), arguments)
    }
  ]

  private static func invoice(_ draft: InvoiceDraft, _ arguments: InvoiceArguments) -> MetricValue {
    let currency = draft.request.settings.currency
    return .object([
      "lines": .list(
        draft.lines.map { line in
          .object([
            "project": .text(line.project),
            "rawSeconds": .seconds(line.rawMilliseconds),
            "hours": .text(HourRounding.text(hundredths: line.hundredths)),
            "rate": .text(arguments.text(of: line.rate, project: line.project)),
            "amount": .text(Money.text(line.amount, currency: currency)),
            "tax": .text(line.tax.map { Money.text($0, decimals: 0) }),
          ])
        }),
      "net": .text(Money.text(draft.net, currency: currency)),
      "taxes": .list(
        draft.taxes.map { tax in
          .object([
            "rate": .text(Money.text(tax.rate, decimals: 0)),
            "base": .text(Money.text(tax.base, currency: currency)),
            "amount": .text(Money.text(tax.amount, currency: currency)),
          ])
        }),
      "tax": .text(Money.text(draft.tax, currency: currency)),
      "gross": .text(Money.text(draft.gross, currency: currency)),
      "warnings": .texts(draft.warnings.map(\.rawValue)),
      "noRate": .texts(draft.noRate),
      "twiceSeconds": .seconds(draft.twiceMilliseconds),
    ])
  }
}
