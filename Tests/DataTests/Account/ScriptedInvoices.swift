import Core
import StatsData
import TestSupport

/// The table of invoices in memory, with its rules: an id once, a number once, cancelled for good.
struct ScriptedInvoices {
  private(set) var rows: [JSONTree] = []
  /// Row-level rules that show nothing.
  var hidesRows = false
  /// Row-level rules that let nothing be changed, without a word.
  var refusesChanges = false
  private var moment = 0

  var numbers: [String] { rows.compactMap { $0["number"]?.string } }
  var statuses: [String] { rows.compactMap { $0["status"]?.string } }

  /// Enters an invoice of another client under the number of this one.
  mutating func overtake(_ body: [UInt8]) {
    guard var row = try? JSONTree(parsing: body) else { return }
    row["id"] = .string("00000000-0000-0000-0000-0000000000ff")
    guard !rows.contains(where: { $0["id"] == row["id"] }) else { return }
    rename("overtaken", in: &row)
    store(row)
  }

  /// Another project, so that the same days are not billed twice.
  private func rename(_ name: String, in row: inout JSONTree) {
    guard var document = row["document"], var invoice = document["invoice"],
      let lines = invoice["lines"]?.array
    else { return }
    invoice["lines"] = .array(
      lines.map { line in
        var line = line
        line["project"] = .string(name)
        return line
      })
    document["invoice"] = invoice
    row["document"] = document
  }

  private mutating func store(_ row: JSONTree) {
    var row = row
    moment += 1
    row["updated_at"] = .string("2026-08-02T10:\(moment / 10)\(moment % 10):00.5+00:00")
    if let place = rows.firstIndex(where: { $0["id"] == row["id"] }) {
      rows[place] = row
    } else {
      rows.append(row)
    }
  }

  mutating func answer(_ method: String, _ query: String, _ body: [UInt8]?) -> HTTPResponse {
    let filters = Dictionary(
      query.split(separator: "&").compactMap { part in
        part.firstIndex(of: "=").map {
          (String(part[..<$0]), String(part[part.index(after: $0)...]))
        }
      }
    ) { $1 }
    let tree = body.flatMap { try? JSONTree(parsing: $0) }
    switch (method, tree) {
    case ("POST", let row?): return insert(row)
    case ("PATCH", let change?): return patch(change, filters)
    default: return page(filters)
    }
  }

  private mutating func insert(_ row: JSONTree) -> HTTPResponse {
    if rows.contains(where: { $0["id"] == row["id"] }) { return .json("[]", status: 201) }
    if rows.contains(where: { $0["number"] == row["number"] }) {
      return .json(
        #"{"code":"23505","message":"duplicate key value: invoice_number_once"}"#, status: 409)
    }
    store(row)
    return list([rows[rows.count - 1]], status: 201)
  }

  private mutating func patch(_ change: JSONTree, _ filters: [String: String]) -> HTTPResponse {
    guard !refusesChanges, let id = filters["id"]?.dropFirst(3),
      var row = rows.first(where: { $0["id"]?.string == String(id) }),
      row["status"] != .string("cancelled")
    else { return .json("[]") }
    for member in change.members ?? [] { row[member.name] = member.value }
    store(row)
    return list([row], status: 200)
  }

  /// Two rows a page, whatever limit was asked for.
  private func page(_ filters: [String: String]) -> HTTPResponse {
    let ids = filters["id"].map { String($0.dropFirst(4).dropLast()).split(separator: ",") }
    let since = filters["updated_at"]?.dropFirst(4)
    let found = rows.filter { row in
      let id = row["id"]?.string ?? ""
      return !hidesRows && (ids?.contains { $0 == id } ?? true)
        && (since.map { row["updated_at"]?.string ?? "" >= $0 } ?? true)
    }.sorted { ($0["id"]?.string ?? "") < ($1["id"]?.string ?? "") }
    return list(Array(found.dropFirst(filters["offset"].flatMap { Int($0) } ?? 0).prefix(2)))
  }

  private func list(_ rows: [JSONTree], status: Int = 200) -> HTTPResponse {
    .json("[" + rows.map(\.prettyText).joined(separator: ",") + "]", status: status)
  }
}
