/// Where the panes get their days from. Reads come from disk alone and `sync` is the only call that
/// may reach a network, so a failed sync can never empty what is drawn.
public protocol StatsRepository: Sendable {
  /// Every day row in the range that is known, in date order. A date without a row is absent.
  func days(in range: ClosedRange<DateOnly>) async throws(AppError) -> [DayStat]

  /// Every session of the rows in the range, by start.
  func sessions(in range: ClosedRange<DateOnly>) async throws(AppError) -> [Session]

  /// First and last date with a row; nil for an empty history.
  func span() async throws(AppError) -> ClosedRange<DateOnly>?

  /// The parts of one day by editor, language and machine, which only the raw row holds.
  func breakdown(of date: DateOnly) async throws(AppError) -> DayBreakdown?

  func settings() async throws(AppError) -> Settings

  /// Stores the settings; the next `settings()` returns them.
  func save(_ settings: Settings) async throws(AppError)

  /// Brings the cache up to date. Concurrent calls join the one that runs.
  func sync(
    _ scope: SyncScope, progress: @escaping @Sendable (SyncProgress) -> Void
  ) async throws(AppError) -> SyncReport

  /// When the last successful sync ended, as kept on disk.
  func lastSync() async -> Instant?
}
