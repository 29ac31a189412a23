import Core

/// The invoice as JSON for other programs. Money and hours are text, so that none of their digits
/// passes through a binary fraction.
public enum InvoiceJSON {
  public static func text(_ invoice: Invoice) -> String { tree(invoice).prettyText }

  static func bytes(_ invoice: Invoice) -> [UInt8] { Array(text(invoice).utf8) }

  private static func tree(_ invoice: Invoice) -> JSONTree {
    .object([
      .init("format", .int(1)),
      .init("number", invoice.number.map { .string($0) } ?? .null),
      .init("issueDate", date(invoice.issueDate)), .init("dueDate", date(invoice.dueDate)),
      .init("from", date(invoice.first)), .init("to", date(invoice.last)),
      .init("currency", .string(invoice.currency)),
      .init("seller", party(invoice.seller)), .init("buyer", party(invoice.buyer)),
      .init("reference", .string(invoice.reference)),
      .init("iban", .string(invoice.payment.iban)), .init("bic", .string(invoice.payment.bic)),
      .init("bank", .string(invoice.payment.bank)), .init("notes", .string(invoice.notes)),
      .init("lines", .array(invoice.lines.map { line($0, invoice) })),
      .init("net", .string(invoice.text(invoice.net))),
      .init("taxes", .array(invoice.taxes.map { tax($0, invoice) })),
      .init("tax", .string(invoice.text(invoice.tax))),
      .init("gross", .string(invoice.text(invoice.gross))),
      .init("rounding", .string(invoice.rounding)), .init("zone", .string(invoice.zone)),
      .init("fetchedFrom", moment(invoice.fetchedFrom)),
      .init("fetchedTo", moment(invoice.fetchedTo)),
      .init("days", .array(invoice.days.map(day))),
    ])
  }

  private static func date(_ date: DateOnly) -> JSONTree { .string(date.description) }

  private static func moment(_ instant: Instant?) -> JSONTree {
    instant.map { .string(MomentText.utc($0)) } ?? .null
  }

  private static func party(_ party: InvoiceParty) -> JSONTree {
    .object(InvoiceParty.members.map { .init($0.name, .string(party[keyPath: $0.path])) })
  }

  private static func line(_ line: InvoiceItem, _ invoice: Invoice) -> JSONTree {
    .object([
      .init("project", .string(line.project)), .init("from", date(line.first)),
      .init("to", date(line.last)), .init("rawMilliseconds", .int(line.rawMilliseconds)),
      .init("hours", .string(line.hours)), .init("rate", .string("\(line.hourly)")),
      .init("amount", .string(invoice.text(line.amount))),
      .init("taxCategory", line.category.map { .string($0.rawValue) } ?? .null),
      .init("taxRate", .string("\(line.taxRate)")),
    ])
  }

  private static func tax(_ tax: TaxSum, _ invoice: Invoice) -> JSONTree {
    .object([
      .init("category", tax.category.map { .string($0.rawValue) } ?? .null),
      .init("rate", .string("\(tax.rate)")), .init("base", .string(invoice.text(tax.base))),
      .init("amount", .string(invoice.text(tax.amount))), .init("reason", .string(tax.reason)),
    ])
  }

  private static func day(_ day: InvoiceDay) -> JSONTree {
    .object([
      .init("date", date(day.date)), .init("project", .string(day.project)),
      .init("rawMilliseconds", .int(day.rawMilliseconds)),
    ])
  }
}
