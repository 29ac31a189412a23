/// Where the panes get their days from. Reads come from disk alone and `sync` is the only call that
/// may reach a network, so a failed sync can never empty what is drawn.
public protocol StatsRepository: Sendable {
  /// Every day and session there is, under the current settings, as one immutable value that all
  /// panes share: streaks, the first AI day and the load baseline need the whole of it.
  func history() async throws(AppError) -> History

  /// The parts of one day by editor, language and machine, which only the raw row holds.
  func breakdown(of date: DateOnly) async throws(AppError) -> DayBreakdown?

  /// Stores the settings; the next `history()` is read under them.
  func save(_ settings: Settings) async throws(AppError)

  /// Brings the cache up to date. Concurrent calls join the one that runs.
  func sync(
    _ scope: SyncScope, progress: @escaping @Sendable (SyncProgress) -> Void
  ) async throws(AppError) -> SyncReport

  /// When the last successful sync ended, as kept on disk.
  func lastSync() async -> Instant?

  /// Whether another process has written since we last read: a look at a few files' stamps.
  func changedOnDisk() async -> Bool
}
