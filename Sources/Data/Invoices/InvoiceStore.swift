import Core

/// Issues invoices on this machine: numbers from the ledger, files into the folder of invoices.
///
/// The order is what makes a pulled plug harmless. First the ledger takes the number together with
/// the whole invoice, then the files are written, then the ledger says they are there. A run that
/// was stopped between is finished by the next one from what the ledger holds.
public struct InvoiceStore: Sendable {
  /// Folder of the ledger and its lock.
  public let folder: String
  package var files: InvoiceFiles
  /// Where a test stops the run: after the reservation, after each file.
  package var checkpoint: @Sendable (String) -> Void = { _ in } {
    didSet { files.checkpoint = checkpoint }
  }

  public init(
    folders: DataFolders, home: String,
    render: @escaping @Sendable (Invoice, InvoiceDetails) -> [InvoiceFile]
  ) {
    folder = folders.data + "/invoices"
    files = InvoiceFiles(home: home, render: render)
  }

  /// Writes a file that must not be there yet.
  public static func writeNew(_ bytes: [UInt8], to path: String) throws(AppError) {
    guard try NewFile.write(bytes, to: path) else {
      throw AppError(.storage, "\(VisibleText.line(path)) is there already and is left as it is.")
    }
  }

  private var file: LedgerFile { LedgerFile(path: folder + "/ledger.json") }

  /// What is on disk, nothing finished, nothing locked.
  public func read() throws(AppError) -> InvoiceLedger { try file.read() }

  /// Everything issued; finishes what an earlier run left, unless another is at it.
  public func ledger(details: InvoiceDetails) throws(AppError) -> InvoiceLedger {
    let ledger = try file.read()
    guard !ledger.unfinished.isEmpty else { return ledger }
    guard let lock = try lock() else { return ledger }
    return try holding(lock) { () throws(AppError) in try finishAll(details) }
  }

  /// Gives the next number, past those of `others`, and writes the files.
  public func issue(
    _ invoice: Invoice, details: InvoiceDetails, beside others: [IssuedInvoice] = [],
    account: String? = nil
  ) throws(AppError) -> IssuedInvoice {
    try holding(try required()) { () throws(AppError) in
      var ledger = try finishAll(details)
      let entry = try ledger.reserve(
        invoice, details.numbering, beside: others, account: account)
      try file.write(ledger)
      checkpoint("reserved")
      do throws(AppError) {
        try finish(entry, in: &ledger, details: details)
      } catch {
        throw Self.unwritten(entry, error)
      }
      return ledger.entry(entry.number) ?? entry
    }
  }

  /// The number stays; the files come with the next run that can write them.
  static func unwritten(_ entry: IssuedInvoice, _ cause: AppError) -> AppError {
    AppError(
      .storage,
      "\(cause.message) The number \(entry.number) is taken; its files are written as soon as that"
        + " is mended.")
  }

  public func mark(
    _ number: String, _ state: InvoiceState, on date: DateOnly
  ) throws(AppError) -> InvoiceLedger {
    try holding(try required()) { () throws(AppError) in
      var ledger = try file.read()
      try ledger.mark(number, state, on: date)
      try file.write(ledger)
      return ledger
    }
  }

  /// Gives what belongs to nobody yet to an account; returns the ledger as it is then.
  func claim(for account: String, id: () -> String) throws(AppError) -> InvoiceLedger {
    let before = try file.read()
    var ledger = before
    ledger.claim(for: account, id: id)
    guard ledger != before else { return before }
    return try holding(try required()) { () throws(AppError) in
      var ledger = try file.read()
      ledger.claim(for: account, id: id)
      try file.write(ledger)
      return ledger
    }
  }

  /// Keeps the lock until the work is done, however it ends.
  private func holding<Value>(
    _ lock: consuming FileLock, _ work: () throws(AppError) -> Value
  ) throws(AppError) -> Value {
    let result: Result<Value, AppError>
    do throws(AppError) {
      result = .success(try work())
    } catch {
      result = .failure(error)
    }
    _ = consume lock
    return try result.get()
  }

  private func lock() throws(AppError) -> FileLock? {
    try StoredFile.makeFolder(folder)
    guard let lock = try FileLock(trying: folder + "/lock") else { return nil }
    AtomicFile.removeLeftovers(in: folder)
    return lock
  }

  private func required() throws(AppError) -> FileLock {
    guard let lock = try lock() else {
      throw AppError(.storage, "Another codingfit is writing an invoice. Try again.")
    }
    return lock
  }

  private func finishAll(_ details: InvoiceDetails) throws(AppError) -> InvoiceLedger {
    var ledger = try file.read()
    for entry in ledger.unfinished { try finish(entry, in: &ledger, details: details) }
    return ledger
  }

  /// Writes the files that are not there yet and notes them in the ledger.
  private func finish(
    _ entry: IssuedInvoice, in ledger: inout InvoiceLedger, details: InvoiceDetails
  ) throws(AppError) {
    ledger.complete(entry, files: try files.write(entry, details: details))
    try file.write(ledger)
  }
}
