import Core

/// Writes the files of issued invoices, each under a name that nothing else has.
public struct InvoiceFiles: Sendable {
  /// Where invoices go by default.
  public let documents: String
  private let home: String
  /// The files of an invoice, beside the JSON that is always written.
  private let render: @Sendable (Invoice, InvoiceDetails) -> [InvoiceFile]
  /// Where a test stops the run: after each file.
  package var checkpoint: @Sendable (String) -> Void = { _ in }

  init(
    home: String, render: @escaping @Sendable (Invoice, InvoiceDetails) -> [InvoiceFile]
  ) {
    self.home = home == "/" ? "" : home
    documents = self.home + "/Documents/codingfit"
    self.render = render
  }

  /// Writes what is not there yet; returns the paths.
  func write(_ entry: IssuedInvoice, details: InvoiceDetails) throws(AppError) -> [String] {
    let target = path(details.folder)
    try StoredFile.makeFolder(target)
    AtomicFile.removeLeftovers(in: target, of: "invoice-")
    let json = InvoiceFile(ending: ".json", bytes: InvoiceJSON.bytes(entry.invoice))
    var paths: [String] = []
    for file in render(entry.invoice, details) + [json] + Self.ubl(entry.invoice) {
      paths.append(try write(file, as: target + "/" + Self.name(entry.number)))
      checkpoint("written \(file.ending)")
    }
    return paths
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
