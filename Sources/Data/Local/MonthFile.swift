import Core

/// The text of a month's file: a header line with a checksum of what follows, and a row a line with
/// the payload as the server wrote it.
///
/// Format 2 keeps a day's earlier totals, as `"earlier":[[milliseconds, readAt]]`; format 1 had none
/// and is read as it is.
package enum MonthFile {
  package static let format = 2

  /// Why a file cannot be used.
  package enum Fault: Error, Equatable {
    /// Written by a later version: not to be touched.
    case newerFormat
    case damaged(String)
  }

  package static func encode(_ month: CachedMonth) -> [UInt8] {
    var body: [UInt8] = []
    body.reserveCapacity(month.rows.reduce(256) { $0 + $1.range.count + 160 })
    for (index, row) in month.rows.enumerated() {
      body += Array(opening(row).utf8)
      body += row.payload
      body += Array((index == month.rows.count - 1 ? "}\n" : "},\n").utf8)
    }
    body += Array("]}\n".utf8)
    let covered = month.coveredTo.map { JSONTree.quoted($0.description) } ?? "null"
    let header =
      "{\"format\":\(format),\"month\":\"\(month.key)\",\"coveredTo\":\(covered),"
      + "\"sum\":\"\(WordChecksum.hex(body))\",\"rows\":[\n"
    return Array(header.utf8) + body
  }

  static func opening(_ row: CachedRow) -> String {
    let updated = row.updatedAt.map(JSONTree.quoted) ?? "null"
    return "{\"table\":\"\(row.table.rawValue)\",\"date\":\"\(row.date)\",\"updatedAt\":\(updated),"
      + "\"fetchedAt\":\(row.fetchedAt.milliseconds),"
      + (row.isDuplicate ? "\"duplicate\":true," : "") + earlier(row) + "\"payload\":"
  }

  private static func earlier(_ row: CachedRow) -> String {
    guard !row.earlier.isEmpty else { return "" }
    let totals = row.earlier.map { "[\($0.milliseconds),\($0.readAt.milliseconds)]" }
    return "\"earlier\":[" + totals.joined(separator: ",") + "],"
  }

  /// The format a file says it has, from its first bytes; nil where they say none.
  static func format(of start: [UInt8]) -> Int? {
    let text = String(decoding: start, as: UTF8.self)
    guard text.hasPrefix("{\"format\":") else { return nil }
    return Int(text.dropFirst(10).prefix { $0.isNumber })
  }

  package static func decode(_ bytes: [UInt8], key: MonthKey) throws(Fault) -> CachedMonth {
    guard let newline = bytes.firstIndex(of: 0x0A) else { throw .damaged("it has no header") }
    let header: JSONTree
    do {
      header = try JSONTree(parsing: Array(bytes[..<newline]) + Array("]}".utf8))
    } catch {
      throw .damaged("its header cannot be read")
    }
    guard let version = header["format"]?.int else { throw .damaged("its header has no format") }
    guard version <= format else { throw .newerFormat }
    guard header["month"]?.string == key.description else {
      throw .damaged("it is of another month")
    }
    guard header["sum"]?.string == WordChecksum.hex(bytes[(newline + 1)...]) else {
      throw .damaged("its checksum is wrong")
    }
    let covered = header["coveredTo"]?.string.flatMap { DateOnly($0) }
    do {
      return CachedMonth(key: key, coveredTo: covered, rows: try rows(of: bytes, key: key))
    } catch {
      throw .damaged("byte \(error.offset) is not as it should be")
    }
  }

  private static func rows(
    of bytes: [UInt8], key: MonthKey
  ) throws(JSONFault) -> [CachedRow] {
    var rows: [CachedRow] = []
    var scanner = JSONScanner(bytes)
    try scanner.forEachMember { scanner, name throws(JSONFault) in
      guard scanner.key(name, is: "rows") else { return }
      try scanner.forEachElement { scanner throws(JSONFault) in
        let start = scanner.position
        guard let row = try row(&scanner, bytes), MonthKey(row.date) == key else {
          throw JSONFault(reason: .wrongKind, offset: start)
        }
        rows.append(row)
      }
    }
    return rows
  }

  static func row(
    _ scanner: inout JSONScanner, _ bytes: [UInt8]
  ) throws(JSONFault) -> CachedRow? {
    var table: RemoteTable?
    var date: DateOnly?
    var updatedAt: String?
    var fetchedAt: Instant?
    var isDuplicate = false
    var range: Range<Int>?
    var earlier: [EarlierTotal] = []
    try scanner.forEachMember { scanner, name throws(JSONFault) in
      if scanner.key(name, is: "payload") {
        range = try scanner.readRange()
      } else if scanner.key(name, is: "table") {
        table = RemoteTable(rawValue: try scanner.readString())
      } else if scanner.key(name, is: "date") {
        date = DateOnly(try scanner.readString())
      } else if scanner.key(name, is: "updatedAt"), try scanner.peekKind() == .string {
        updatedAt = try scanner.readString()
      } else if scanner.key(name, is: "fetchedAt") {
        fetchedAt = Int(exactly: try scanner.readNumber()).map { Instant(milliseconds: $0) }
      } else if scanner.key(name, is: "duplicate") {
        isDuplicate = try scanner.readBoolean()
      } else if scanner.key(name, is: "earlier") {
        earlier = try self.earlier(&scanner)
      }
    }
    guard let table, let date, let fetchedAt, let range else { return nil }
    var row = CachedRow(
      table: table, date: date, updatedAt: updatedAt, fetchedAt: fetchedAt,
      isDuplicate: isDuplicate, source: bytes, range: range)
    row.earlier = earlier
    return row
  }

  private static func earlier(
    _ scanner: inout JSONScanner
  ) throws(JSONFault) -> [EarlierTotal] {
    var totals: [EarlierTotal] = []
    try scanner.forEachElement { scanner throws(JSONFault) in
      var numbers: [Int] = []
      try scanner.forEachElement { scanner throws(JSONFault) in
        numbers.append(Int(exactly: try scanner.readNumber()) ?? 0)
      }
      guard numbers.count == 2 else { return }
      totals.append(
        EarlierTotal(milliseconds: numbers[0], readAt: Instant(milliseconds: numbers[1])))
    }
    return totals
  }
}
