import Core

/// Numbers given on this machine, one call after the other.
public actor LocalInvoiceNumbers: InvoiceNumbers {
  private let store: InvoiceStore
  private let settings: SettingsFile
  public private(set) var finished: [String] = []

  public init(store: InvoiceStore, settings: SettingsFile) {
    self.store = store
    self.settings = settings
  }

  public func ledger() async throws(AppError) -> InvoiceLedger {
    let ledger = try store.read()
    guard !ledger.unfinished.isEmpty else { return ledger }
    let newer = try store.ledger(details: settings.load().settings.invoice.details)
    finished += newer.numbers(finishedSince: ledger)
    return newer
  }

  public func refreshed() async throws(AppError) -> InvoiceLedger { try await ledger() }

  public func issue(
    _ invoice: Invoice, details: InvoiceDetails
  ) async throws(AppError) -> IssuedInvoice {
    let before = try store.read()
    let entry = try store.issue(invoice, details: details)
    finished += try store.read().numbers(finishedSince: before)
    return entry
  }

  public func mark(
    _ number: String, _ state: InvoiceState, on date: DateOnly
  ) async throws(AppError) -> InvoiceLedger {
    try store.mark(number, state, on: date)
  }
}
