import Core
import TestSupport

/// A ledger in memory that answers at once, or refuses.
actor StubNumbers: InvoiceNumbers {
  private var held: InvoiceLedger
  private let refusal: AppError?

  init(_ ledger: InvoiceLedger = InvoiceLedger(), refusal: AppError? = nil) {
    held = ledger
    self.refusal = refusal
  }

  func ledger() async throws(AppError) -> InvoiceLedger { held }

  func refreshed() async throws(AppError) -> InvoiceLedger { held }

  func issue(
    _ invoice: Invoice, details: InvoiceDetails
  ) async throws(AppError) -> IssuedInvoice {
    if let refusal { throw refusal }
    let entry = try held.reserve(invoice, details.numbering)
    held.complete(entry, files: ["/tmp/\(entry.number).pdf"])
    return held.entry(entry.number) ?? entry
  }

  func mark(
    _ number: String, _ state: InvoiceState, on date: DateOnly
  ) async throws(AppError) -> InvoiceLedger {
    try held.mark(number, state, on: date)
    return held
  }
}
