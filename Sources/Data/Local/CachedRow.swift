import Core

/// A row as it came from the server, and what is known of its coming.
package struct CachedRow: Sendable, Equatable {
  package let table: RemoteTable
  package let date: DateOnly
  /// The server's `updated_at`, in its own spelling.
  package let updatedAt: String?
  package var fetchedAt: Instant
  /// The server sent the date more than once; this row was the one updated last.
  package var isDuplicate: Bool
  /// The day's totals that later answers have replaced, oldest first.
  package var earlier: [EarlierTotal] = []
  /// A JSON text that holds the payload, and where in it. Rows of one file share the text.
  package let source: [UInt8]
  package let range: Range<Int>

  package init(
    table: RemoteTable, date: DateOnly, updatedAt: String?, fetchedAt: Instant,
    isDuplicate: Bool = false, source: [UInt8], range: Range<Int>
  ) {
    self.table = table
    self.date = date
    self.updatedAt = updatedAt
    self.fetchedAt = fetchedAt
    self.isDuplicate = isDuplicate
    self.source = source
    self.range = range
  }

  package init(_ row: RemoteRow, table: RemoteTable, fetchedAt: Instant) {
    let text = Self.jsonText(row.payload)
    self.init(
      table: table, date: row.date, updatedAt: row.updatedAt, fetchedAt: fetchedAt, source: text,
      range: 0..<text.count)
  }

  /// The payload's raw text.
  package var payload: ArraySlice<UInt8> { source[range.clamped(to: 0..<source.count)] }

  /// Whether the server's part is the same: everything but when and how often it was fetched.
  package func hasSameContent(as other: CachedRow) -> Bool {
    updatedAt == other.updatedAt && isDuplicate == other.isDuplicate && payload == other.payload
  }

  package static func == (left: CachedRow, right: CachedRow) -> Bool {
    left.table == right.table && left.date == right.date && left.fetchedAt == right.fetchedAt
      && left.earlier == right.earlier && left.hasSameContent(as: right)
  }

  /// The payload itself where it is JSON; a text that is not is kept as a JSON string.
  private static func jsonText(_ payload: String) -> [UInt8] {
    let bytes = Array(payload.utf8)
    var scanner = JSONScanner(bytes)
    do {
      try scanner.skipValue()
      try scanner.finish()
      return bytes
    } catch {
      return Array(JSONTree.quoted(payload).utf8)
    }
  }
}
