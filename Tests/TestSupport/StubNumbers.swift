import Core

/// A ledger in memory that answers at once, or refuses.
public actor StubNumbers: InvoiceNumbers {
  private var held: InvoiceLedger
  private let refusal: AppError?
  public let finished: [String]

  public init(
    _ ledger: InvoiceLedger = InvoiceLedger(), refusal: AppError? = nil, finished: [String] = []
  ) {
    held = ledger
    self.refusal = refusal
    self.finished = finished
  }

  public func ledger() async throws(AppError) -> InvoiceLedger { held }

  public func refreshed() async throws(AppError) -> InvoiceLedger { held }

  public func issue(
    _ invoice: Invoice, details: InvoiceDetails
  ) async throws(AppError) -> IssuedInvoice {
    if let refusal { throw refusal }
    let entry = try held.reserve(invoice, details.numbering)
    held.complete(entry, files: ["/tmp/\(entry.number).pdf"])
    return held.entry(entry.number) ?? entry
  }

  public func mark(
    _ number: String, _ state: InvoiceState, on date: DateOnly
  ) async throws(AppError) -> InvoiceLedger {
    try held.mark(number, state, on: date)
    return held
  }
}
