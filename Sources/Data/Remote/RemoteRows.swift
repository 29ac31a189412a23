import Core

/// The answer to a query.
package struct RemoteRows: Sendable, Equatable {
  package let rows: [RemoteRow]
  /// Rows without a readable date, as one sentence each for the log.
  package let unreadable: [String]
  /// Whether the table has an `updated_at` column.
  package let hasUpdatedAt: Bool
  package let layout: TableLayout

  package init(
    rows: [RemoteRow], unreadable: [String] = [], hasUpdatedAt: Bool, layout: TableLayout
  ) {
    self.rows = rows
    self.unreadable = unreadable
    self.hasUpdatedAt = hasUpdatedAt
    self.layout = layout
  }
}
