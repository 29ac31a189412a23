import Core

/// What is in the cache, for `doctor`.
public struct CacheReport: Sendable, Equatable {
  public let folder: String
  public let months: Int
  public let days: Int
  public let sessions: Int
  public let oldest: DateOnly?
  public let newest: DateOnly?
  /// Dates between the oldest and the newest without a row.
  public let missing: Int
  /// How the server keeps a day: "wrapped" in one column or "flattened" over many; nil: not known.
  public let layout: String?
  public let lastSync: Instant?
}

extension CachedStatsRepository {
  public func report() -> CacheReport {
    refresh()
    let rows = index.days.filter { $0.total != .absent }
    let oldest = rows.first?.date
    let newest = rows.last?.date
    let span = oldest.flatMap { oldest in newest.map { $0.days(since: oldest) + 1 } } ?? 0
    return CacheReport(
      folder: folder, months: index.months.count, days: rows.count,
      sessions: index.sessions.count, oldest: oldest, newest: newest, missing: span - rows.count,
      layout: ledger.layout?.rawValue, lastSync: ledger.lastSync)
  }
}
