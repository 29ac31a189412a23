import Core

/// A server that holds the two tables. `SupabaseClient` is one; tests bring their own.
package protocol RemoteSource: Sendable {
  /// Every row the query asks for, in date order, paged until an empty page. Rows whose date
  /// cannot be read are left out and counted in `RemoteRows.unreadable`.
  func rows(_ query: RowQuery) async throws(AppError) -> RemoteRows

  /// The oldest date of a table; nil for an empty one.
  func oldestDate(of table: RemoteTable) async throws(AppError) -> DateOnly?
}
