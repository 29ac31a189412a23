import Core

/// A day that the collector wrote.
package struct CollectedDay: Sendable, Equatable {
  package let table: RemoteTable
  package let date: DateOnly
  /// What the row said before, in milliseconds; nil for a day that had none.
  package let before: Int?
  /// What it says now.
  package let after: Int

  package init(table: RemoteTable, date: DateOnly, before: Int?, after: Int) {
    self.table = table
    self.date = date
    self.before = before
    self.after = after
  }
}
