import Core

/// What a file held.
package struct ImportedFile: Sendable {
  package let kind: ImportKind
  package var rows: [CachedRow] = []
  /// Why parts of it were left out, a sentence each.
  package var skipped: [String] = []

  package init(_ kind: ImportKind) {
    self.kind = kind
  }

  /// The dates there are rows of.
  package var dates: Set<DateOnly> { Set(rows.map(\.date)) }

  mutating func add(
    _ table: RemoteTable, _ date: DateOnly, _ payload: String, _ context: ImportContext,
    updatedAt: String? = nil
  ) {
    if let reason = context.refusal(of: date) {
      skipped.append(reason)
      return
    }
    let source = Array(payload.utf8)
    rows.append(
      CachedRow(
        table: table, date: date, updatedAt: updatedAt, fetchedAt: context.readAt, source: source,
        range: 0..<source.count))
  }
}
