import Core

/// A repository that answers what the test says and remembers what it was asked.
public actor StubRepository: StatsRepository {
  public enum Call: Equatable, Sendable {
    case history
    case breakdown(DateOnly)
    case save(Settings)
    case sync(SyncScope)
  }

  public private(set) var calls: [Call] = []
  public var historyResult: Result<History, AppError>
  public var syncResult: Result<SyncReport, AppError>
  public var saveError: AppError?
  public var breakdown: DayBreakdown?
  public var synced: Instant?
  /// Whether another process has written, until the next look at the history.
  public var isChanged = false
  /// What a sync tells on its way.
  public var progress: [SyncProgress] = []

  public init(
    _ history: History = History(
      days: [], sessions: [], settings: Settings(), systemZone: "Europe/Berlin"),
    sync: Result<SyncReport, AppError> = .success(
      SyncReport(added: 0, revisions: [], finishedAt: Instant(milliseconds: 0)))
  ) {
    historyResult = .success(history)
    syncResult = sync
  }

  public func set(history: Result<History, AppError>) { historyResult = history }
  public func set(sync: Result<SyncReport, AppError>) { syncResult = sync }
  public func set(saveError: AppError?) { self.saveError = saveError }
  public func set(breakdown: DayBreakdown?) { self.breakdown = breakdown }
  public func set(lastSync: Instant?) { synced = lastSync }
  public func set(progress: [SyncProgress]) { self.progress = progress }

  public func changedOnDisk() async -> Bool { isChanged }

  /// Another process writes this.
  public func change(_ history: History, synced: Instant?) {
    historyResult = .success(history)
    self.synced = synced
    isChanged = true
  }

  public func history() async throws(AppError) -> History {
    calls.append(.history)
    isChanged = false
    return try historyResult.get()
  }

  public func breakdown(of date: DateOnly) async throws(AppError) -> DayBreakdown? {
    calls.append(.breakdown(date))
    return breakdown
  }

  /// Adopts the settings into the history it answers with.
  public func save(_ settings: Settings) async throws(AppError) {
    calls.append(.save(settings))
    if let saveError { throw saveError }
    historyResult = historyResult.map { history in
      History(
        days: history.days, sessions: history.sessions, settings: settings,
        systemZone: history.zone)
    }
  }

  public func sync(
    _ scope: SyncScope, progress: @escaping @Sendable (SyncProgress) -> Void
  ) async throws(AppError) -> SyncReport {
    calls.append(.sync(scope))
    for step in self.progress { progress(step) }
    let report = try syncResult.get()
    synced = report.finishedAt
    return report
  }

  public func lastSync() async -> Instant? { synced }
}
