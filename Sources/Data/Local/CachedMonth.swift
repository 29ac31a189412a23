import Core

/// The rows of one month, as its file holds them.
package struct CachedMonth: Sendable, Equatable {
  package let key: MonthKey
  /// Every date of the month up to this one has been asked for; nil: only some have.
  package var coveredTo: DateOnly?
  /// By date, summaries before durations; one row a date and table.
  package private(set) var rows: [CachedRow]

  package init(key: MonthKey, coveredTo: DateOnly? = nil, rows: [CachedRow] = []) {
    self.key = key
    self.coveredTo = coveredTo
    self.rows = rows.sorted(by: Self.isBefore)
  }

  package func row(_ table: RemoteTable, _ date: DateOnly) -> CachedRow? {
    rows.first { $0.table == table && $0.date == date }
  }

  /// Takes rows in; the newest answer replaces what was kept. Returns whether the server's part of
  /// any row is new.
  package mutating func merge(_ incoming: [CachedRow]) -> Bool {
    var changed = false
    for row in incoming where MonthKey(row.date) == key {
      if let index = rows.firstIndex(where: { $0.table == row.table && $0.date == row.date }) {
        if !rows[index].hasSameContent(as: row) { changed = true }
        rows[index] = row
      } else {
        rows.append(row)
        changed = true
      }
    }
    rows.sort(by: Self.isBefore)
    return changed
  }

  private static func isBefore(_ left: CachedRow, _ right: CachedRow) -> Bool {
    (left.date, left.table == .durations ? 1 : 0) < (right.date, right.table == .durations ? 1 : 0)
  }
}
