/// How far a first backfill has come: "2024-03, 14 of 31".
public struct SyncProgress: Sendable, Equatable {
  /// The month being fetched, `YYYY-MM`.
  public let month: String
  /// Months done, counting this one.
  public let done: Int
  /// Months in all.
  public let total: Int

  public init(month: String, done: Int, total: Int) {
    self.month = month
    self.done = done
    self.total = total
  }
}
