import Core
import Foundation

/// Issues invoices on this machine: numbers from the ledger, files into the folder of invoices.
///
/// The order is what makes a pulled plug harmless. First the ledger takes the number together with
/// the whole invoice, then the files are written, then the ledger says they are there. A run that
/// was stopped between is finished by the next one from what the ledger holds.
public struct InvoiceStore: Sendable {
  /// Folder of the ledger and its lock.
  public let folder: String
  /// Where invoices go by default.
  public let documents: String
  let home: String
  /// The files of an invoice, beside the JSON that is always written.
  let render: @Sendable (Invoice, InvoiceDetails) -> [InvoiceFile]
  /// Where a test stops the run: after the reservation, after each file.
  package var checkpoint: @Sendable (String) -> Void = { _ in }

  public init(
    folders: DataFolders, home: String,
    render: @escaping @Sendable (Invoice, InvoiceDetails) -> [InvoiceFile]
  ) {
    folder = folders.data + "/invoices"
    self.home = home == "/" ? "" : home
    documents = self.home + "/Documents/codingfit"
    self.render = render
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

  /// Gives the next number and writes the files.
  public func issue(
    _ invoice: Invoice, details: InvoiceDetails
  ) throws(AppError) -> IssuedInvoice {
    try holding(try required()) { () throws(AppError) in
      var ledger = try finishAll(details)
      let entry = try ledger.reserve(invoice, details.numbering)
      try file.write(ledger)
      checkpoint("reserved")
      do throws(AppError) {
        try finish(entry, in: &ledger, details: details)
      } catch {
        throw AppError(
          .storage,
          "\(error.message) The number \(entry.number) is taken; its files are written as soon as"
            + " that is mended.")
      }
      return ledger.entry(entry.number) ?? entry
    }
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
    return try FileLock(trying: folder + "/lock")
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
    let target = path(details.folder)
    try StoredFile.makeFolder(target)
    let json = InvoiceFile(ending: ".json", bytes: InvoiceJSON.bytes(entry.invoice))
    var paths: [String] = []
    for file in render(entry.invoice, details) + [json] + Self.ubl(entry.invoice) {
      paths.append(try write(file, as: target + "/" + Self.name(entry.number)))
      checkpoint("written \(file.ending)")
    }
    ledger.complete(entry.number, files: paths)
    try self.file.write(ledger)
  }

  private static func ubl(_ invoice: Invoice) -> [InvoiceFile] {
    let document = UBLInvoice(invoice)
    guard document.missing.isEmpty else { return [] }
    return [InvoiceFile(ending: ".xml", bytes: Array(document.text.utf8))]
  }

  /// Under the first name that nothing else has.
  private func write(_ file: InvoiceFile, as base: String) throws(AppError) -> String {
    for attempt in 1...999 {
      let path = attempt == 1 ? base + file.ending : "\(base)-\(attempt)\(file.ending)"
      if try NewFile.write(file.bytes, to: path) { return path }
    }
    throw AppError(.storage, "\(base)\(file.ending) and 998 others are taken.")
  }

  private func path(_ folder: String?) -> String {
    guard let folder else { return documents }
    return folder.hasPrefix("~/") ? home + folder.dropFirst() : folder
  }

  /// A number as a file name: a slash in it is no folder.
  private static func name(_ number: String) -> String {
    let safe = number.map { character in
      character.isLetter || character.isNumber || "-_.".contains(character) ? character : "-"
    }
    return "invoice-" + String(safe)
  }
}
