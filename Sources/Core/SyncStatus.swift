/// How the data stands towards the server. Drives the banner, never what is drawn below it.
public enum SyncStatus: Sendable, Equatable {
  /// No sync has ended yet, and none runs.
  case idle
  case syncing(SyncProgress?)
  /// The last sync succeeded at that moment.
  case upToDate(Instant)
  /// The last sync failed; what is drawn is from the cache.
  case failed(AppError, lastSuccess: Instant?)
  /// No server is behind this data: the demo, or imported files.
  case local
}
