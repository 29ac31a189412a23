import Core

/// A row as the server sent it: a date, the raw text of its payload, and when it was changed.
package struct RemoteRow: Sendable, Equatable {
  package let date: DateOnly
  /// The payload's JSON text. For `summaries` an object with the parts of the day that were asked
  /// for, the same in both table layouts; for `durations` the list of sessions. `null` where the
  /// row holds none.
  package let payload: String
  /// The server's `updated_at`; nil where the table has no such column.
  package let updatedAt: String?

  package init(date: DateOnly, payload: String, updatedAt: String?) {
    self.date = date
    self.payload = payload
    self.updatedAt = updatedAt
  }
}
