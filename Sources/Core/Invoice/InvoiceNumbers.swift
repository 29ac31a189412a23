/// Who gives invoice numbers and keeps what was issued: a file on this machine, or a server whose
/// table holds each number once.
public protocol InvoiceNumbers: Sendable {
  /// Everything issued so far, as it is known on this machine; asks no server. Finishes what an
  /// earlier run was stopped in the middle of.
  func ledger() async throws(AppError) -> InvoiceLedger

  /// The same after asking the server, where there is one.
  func refreshed() async throws(AppError) -> InvoiceLedger

  /// Numbers that an earlier run took and could not finish, and whose files this one has written.
  var finished: [String] { get async }

  /// Takes the next number, writes the files and enters the ledger. What fails after the number was
  /// taken is finished by the next call: a number is never used twice and never lost.
  func issue(
    _ invoice: Invoice, details: InvoiceDetails
  ) async throws(AppError) -> IssuedInvoice

  /// Marks an issued invoice paid, cancelled, or issued again.
  func mark(
    _ number: String, _ state: InvoiceState, on date: DateOnly
  ) async throws(AppError) -> InvoiceLedger
}
