import Core

/// Which rows of a table are asked for. The filters add up.
package struct RowQuery: Sendable, Equatable {
  package var table: RemoteTable
  /// First and last date; nil for no bound.
  package var from: DateOnly?
  package var to: DateOnly?
  /// Only rows changed after this `updated_at`, in the server's own spelling.
  package var changedAfter: String?

  package init(
    table: RemoteTable, from: DateOnly? = nil, to: DateOnly? = nil, changedAfter: String? = nil
  ) {
    self.table = table
    self.from = from
    self.to = to
    self.changedAfter = changedAfter
  }
}
