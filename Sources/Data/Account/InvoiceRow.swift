import Core
import Foundation

/// A row of the table of invoices: the columns others may read, and the whole invoice as it went
/// out.
struct InvoiceRow: Sendable, Equatable {
  static let format = 1
  static let columns = "id,number,status,status_on,document,updated_at"

  let entry: IssuedInvoice
  /// The server's time of its last change, as the server writes it.
  let updatedAt: String

  /// What the columns do not hold.
  private struct Document: Codable {
    var format: Int
    var series: String
    var sequence: Int
    var invoice: Invoice
  }

  private struct Header: Codable {
    var format: Int
  }

  /// A row that cannot be read is an error: its number would be given again.
  init(_ tree: JSONTree, account: String) throws(AppError) {
    let number = tree["number"]?.string ?? ""
    let shown = SafeText.oneLine(number, limit: 40)
    guard let id = tree["id"]?.string, !number.isEmpty,
      let status = tree["status"]?.string, let text = tree["document"]?.lineText
    else { throw Self.unreadable(shown) }
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    if let header = try? decoder.decode(Header.self, from: data), header.format > Self.format {
      throw AppError(
        .badAnswer, "Invoice \(shown) was issued by a newer codingfit. Update this one.")
    }
    guard let document = try? decoder.decode(Document.self, from: data),
      let state = InvoiceState(rawValue: status), state != .reserved
    else { throw Self.unreadable(shown) }
    entry = IssuedInvoice(
      number: number, series: document.series, sequence: document.sequence,
      invoice: document.invoice, state: state,
      changed: tree["status_on"]?.string.flatMap { DateOnly($0) }, id: id, account: account)
    updatedAt = tree["updated_at"]?.string ?? ""
  }

  private static func unreadable(_ number: String) -> AppError {
    AppError(
      .badAnswer, "Invoice \(number.isEmpty ? "?" : number) on the server cannot be read here.")
  }

  /// The body that inserts an invoice.
  static func body(_ entry: IssuedInvoice) throws(AppError) -> [UInt8] {
    let invoice = entry.invoice
    let document = Document(
      format: format, series: entry.series, sequence: entry.sequence, invoice: invoice)
    guard let id = entry.id, let data = try? JSONEncoder().encode(document) else {
      throw AppError(.storage, "The invoice could not be written as JSON.")
    }
    let state = entry.state == .reserved ? InvoiceState.issued : entry.state
    let members: [(String, String)] = [
      ("id", quoted(id)), ("number", quoted(entry.number)), ("client", quoted(invoice.buyer.name)),
      ("currency", quoted(invoice.currency)), ("period_start", quoted("\(invoice.first)")),
      ("period_end", quoted("\(invoice.last)")), ("issued_on", quoted("\(invoice.issueDate)")),
      ("lines", lines(invoice)), ("total", invoice.text(invoice.gross)),
      ("status", quoted(state.rawValue)), ("status_on", date(entry.changed)),
      ("document", String(decoding: data, as: UTF8.self)),
    ]
    return Array(RowPage.object(members).utf8)
  }

  /// The body that changes a status.
  static func body(_ state: InvoiceState, on date: DateOnly) -> [UInt8] {
    Array(
      RowPage.object([
        ("status", quoted(state.rawValue)),
        ("status_on", state == .issued ? "null" : quoted("\(date)")),
      ]).utf8)
  }

  /// Hours and money as text, so that no reader takes them through binary fractions.
  private static func lines(_ invoice: Invoice) -> String {
    let lines = invoice.lines.map { line in
      RowPage.object([
        ("project", quoted(line.project)), ("from", quoted("\(line.first)")),
        ("to", quoted("\(line.last)")), ("hours", quoted(line.hours)),
        ("rate", quoted("\(line.hourly)")), ("amount", quoted(invoice.text(line.amount))),
        ("tax", quoted("\(line.taxRate)")),
      ])
    }
    return "[" + lines.joined(separator: ",") + "]"
  }

  private static func date(_ date: DateOnly?) -> String { date.map { quoted("\($0)") } ?? "null" }

  private static func quoted(_ text: String) -> String { JSONTree.quoted(text) }
}
