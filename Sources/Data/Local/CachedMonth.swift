import Core

/// The rows of one month, as its file holds them.
package struct CachedMonth: Sendable, Equatable {
  package let key: MonthKey
  /// Every date of the month up to this one has been asked for; nil: only some have.
  package var coveredTo: DateOnly?
  /// By date, summaries before durations; one row a date and table.
  package private(set) var rows: [CachedRow]
  /// How many replaced totals of a day are kept.
  private static let kept = 8

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
        let earlier = rows[index].earlier
        rows[index] = row
        if row.earlier.isEmpty { rows[index].earlier = earlier }
      } else {
        rows.append(row)
        changed = true
      }
    }
    rows.sort(by: Self.isBefore)
    return changed
  }

  /// Notes what a past day's total was before this month's newest answer.
  package mutating func note(_ total: EarlierTotal, of date: DateOnly) {
    guard let index = rows.firstIndex(where: { $0.table == .summaries && $0.date == date }),
      rows[index].earlier.last != total
    else { return }
    rows[index].earlier = (rows[index].earlier + [total]).suffix(Self.kept)
  }

  private static func isBefore(_ left: CachedRow, _ right: CachedRow) -> Bool {
    (left.date, left.table == .durations ? 1 : 0) < (right.date, right.table == .durations ? 1 : 0)
  }
}
