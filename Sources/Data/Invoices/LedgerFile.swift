import Core
import Foundation

/// The ledger on disk. A ledger that cannot be read is never taken for an empty one: numbers would
/// be given twice.
struct LedgerFile {
  static let format = 1
  let path: String

  /// What the file holds.
  struct Contents: Codable, Equatable {
    var format = LedgerFile.format
    var ledger = InvoiceLedger()
    /// The server's time up to which every change is in the ledger; only for an account's copy.
    var mark: String?
    /// Ids of invoices whose files this machine has still to write, noted before anything is sent.
    var begun: [String]?
  }

  private struct Header: Codable {
    var format: Int
  }

  func read() throws(AppError) -> InvoiceLedger { try contents().ledger }

  func contents() throws(AppError) -> Contents {
    guard let bytes = try StoredFile.read(path) else { return Contents() }
    let decoder = JSONDecoder()
    let data = Data(bytes)
    if let header = try? decoder.decode(Header.self, from: data), header.format > Self.format {
      throw AppError(
        .storage, "\(path) was written by a newer codingfit. No invoice can be numbered.")
    }
    guard let contents = try? decoder.decode(Contents.self, from: data) else {
      throw AppError(
        .storage,
        "\(VisibleText.line(path)) cannot be read, so no invoice can be numbered. Mend it or put a"
          + " copy back; removing it would give numbers twice.")
    }
    return contents
  }

  func write(_ ledger: InvoiceLedger) throws(AppError) { try write(Contents(ledger: ledger)) }

  func write(_ contents: Contents) throws(AppError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(contents) else {
      throw AppError(.storage, "The invoice ledger could not be written as JSON.")
    }
    if let folder = StoredFile.parent(of: path) { try StoredFile.makeFolder(folder) }
    try AtomicFile.write(Array(data), to: path)
  }
}
