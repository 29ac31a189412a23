import Core

/// Numbers that the server of an account gives, while somebody is signed in. Signed out, the file on
/// this machine gives them as ever, past those of the account.
///
/// The order is what makes a lost answer harmless. First an id is noted here, then the invoice is
/// sent under it, then the files are written, then the copy here says so. Whatever happens between,
/// the next run asks the server for that id before it does anything else.
public actor AccountInvoiceNumbers: InvoiceNumbers {
  private let account: AccountLedger
  private let store: InvoiceStore
  private let settings: SettingsFile
  public private(set) var finished: [String] = []

  public init(_ account: AccountParts, store: InvoiceStore, settings: SettingsFile) {
    self.account = account.invoices
    self.store = store
    self.settings = settings
  }

  public func ledger() async throws(AppError) -> InvoiceLedger {
    let local = try store.read()
    if !local.unfinished.isEmpty {
      finished += try store.ledger(details: details).numbers(finishedSince: local)
    }
    if let owner = account.owner, !(try account.contents(owner).begun ?? []).isEmpty,
      let lock = try account.lock(owner)
    {
      var copy = try account.contents(owner)
      finished += try finish(&copy, owner)
      _ = consume lock
    }
    return try account.known()
  }

  public func refreshed() async throws(AppError) -> InvoiceLedger {
    try await account.sync()
    return try await ledger()
  }

  public func issue(
    _ invoice: Invoice, details: InvoiceDetails
  ) async throws(AppError) -> IssuedInvoice {
    guard try await account.isSignedIn(), let owner = account.owner else {
      return try store.issue(
        invoice, details: details, beside: try account.known().entries, account: account.owner)
    }
    let lock = try await account.waitForLock(owner)
    do throws(AppError) {
      var copy = try await account.refresh(owner)
      finished += try finish(&copy, owner)
      let entry = try await take(invoice, details, &copy, owner)
      do throws(AppError) {
        _ = try finish(&copy, owner)
      } catch {
        throw InvoiceStore.unwritten(entry, error)
      }
      _ = consume lock
      return copy.ledger.entries.first { $0.id == entry.id } ?? entry
    } catch {
      throw Self.worded(error)
    }
  }

  /// Has the server give the next number, and takes the one after it where another machine was
  /// quicker.
  private func take(
    _ invoice: Invoice, _ details: InvoiceDetails, _ copy: inout LedgerFile.Contents,
    _ owner: String
  ) async throws(AppError) -> IssuedInvoice {
    let id = AccountLedger.newID()
    let file = try account.file(owner)
    copy.begun = ((copy.begun ?? []) + [id]).suffix(50)
    try file.write(copy)
    store.checkpoint("noted")
    while true {
      let entry = try account.known().next(invoice, details.numbering, id: id, account: owner)
      switch try await account.table.insert(entry, account: owner) {
      case .stored(let row):
        copy.adopt([row])
        try file.write(copy)
        store.checkpoint("reserved")
        return row.entry
      case .taken:
        copy = try await account.refresh(owner)
        guard copy.ledger.entry(entry.number) != nil else { throw Self.hidden(entry.number) }
      }
    }
  }

  public func mark(
    _ number: String, _ state: InvoiceState, on date: DateOnly
  ) async throws(AppError) -> InvoiceLedger {
    guard let owner = account.owner,
      let entry = try account.contents(owner).ledger.entry(number)
    else {
      _ = try store.mark(number, state, on: date)
      return try account.known()
    }
    guard try await account.isSignedIn() else {
      throw AppError(
        .unauthorised, "Invoice \(number) is in your account. Sign in to change it.")
    }
    let lock = try await account.waitForLock(owner)
    do throws(AppError) {
      var copy = try await account.refresh(owner)
      finished += try finish(&copy, owner)
      let row = try await account.table.mark(entry, state, on: date, account: owner)
      copy.adopt([row])
      try account.file(owner).write(copy)
      _ = consume lock
      return try account.known()
    } catch {
      throw Self.worded(error)
    }
  }

  private var details: InvoiceDetails { settings.load().settings.invoice.details }

  /// Writes the files that are still to be written on this machine; returns the numbers.
  private func finish(
    _ copy: inout LedgerFile.Contents, _ owner: String
  ) throws(AppError) -> [String] {
    var numbers: [String] = []
    let begun = Set(copy.begun ?? [])
    for entry in copy.ledger.entries where entry.id.map(begun.contains) ?? false {
      copy.complete(entry, files: try store.files.write(entry, details: details))
      try account.file(owner).write(copy)
      numbers.append(entry.number)
    }
    return numbers
  }

  private static func hidden(_ number: String) -> AppError {
    AppError(
      .badAnswer,
      "The server has an invoice \(number) and does not show it. Check the policies of invoices.")
  }

  /// Why nothing is numbered or marked without the server.
  private static func worded(_ error: AppError) -> AppError {
    guard error.kind == .offline || error.kind == .serverUnavailable else { return error }
    return AppError(
      error.kind, "\(error.message) Your account keeps the invoices, so this needs the server.")
  }
}
