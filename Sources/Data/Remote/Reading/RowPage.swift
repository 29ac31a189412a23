import Core

/// One page of an answer, split row by row.
struct RowPage: Sendable, Equatable {
  private(set) var rows: [RemoteRow] = []
  private(set) var unreadable: [String] = []

  /// How many rows the page held, readable or not.
  var count: Int { rows.count + unreadable.count }

  init() {}

  /// Throws for a body that is not one whole JSON array; a bad row only costs itself.
  init(_ body: [UInt8], shape: TableShape) throws(JSONFault) {
    for range in try JSONScanner.elements(of: body) {
      switch Self.columns(of: body, in: range) {
      case nil:
        unreadable.append("\(shape.table.rawValue): a row that is not an object")
      case let columns?:
        guard let date = columns["date"].flatMap({ DateOnly(Self.string($0) ?? "") }) else {
          let text = SafeText.oneLine(columns["date"] ?? "none", limit: 40)
          unreadable.append("\(shape.table.rawValue): a row with the date \(text)")
          continue
        }
        rows.append(
          RemoteRow(
            date: date, payload: Self.payload(columns, shape),
            updatedAt: columns["updated_at"].flatMap { Self.string($0) }))
      }
    }
  }

  /// The raw texts of a row's columns.
  private static func columns(of body: [UInt8], in range: Range<Int>) -> [String: String]? {
    do throws(JSONFault) {
      let scanner = JSONScanner(body)
      return try JSONScanner.members(of: body, in: range).reduce(into: [:]) {
        $0[$1.name] = scanner.text($1.value)
      }
    } catch {
      return nil
    }
  }

  private static func string(_ json: String) -> String? {
    var scanner = JSONScanner(json)
    return try? scanner.readString()
  }

  private static func payload(_ columns: [String: String], _ shape: TableShape) -> String {
    guard shape.table == .summaries else { return columns["data"] ?? "null" }
    let parts = TableShape.parts.map { ($0, columns[$0] ?? "null") }
    guard parts.contains(where: { $0.1 != "null" }) else { return "null" }
    return object(parts)
  }

  static func object(_ parts: [(String, String)]) -> String {
    "{" + parts.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }
}
