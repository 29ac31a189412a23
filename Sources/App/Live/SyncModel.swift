import Core
import Observation

/// How the data stands towards the server, and the one sync that may run.
@MainActor
@Observable
final class SyncModel {
  private(set) var status: SyncStatus
  /// Whether Esc has put the banner away; a different failure brings it back.
  private(set) var isBannerHidden = false
  /// Past days that syncs found changed, by date, until the user has seen it.
  private(set) var revisions: [Revision] = []
  /// Sentences about settings that two machines have changed, until the user has seen them.
  private(set) var notes: [String] = []

  @ObservationIgnored private let repository: any StatsRepository
  @ObservationIgnored private let clock: WallClock
  @ObservationIgnored private let work: WorkQueue
  @ObservationIgnored private let changed: @MainActor () async -> Void
  @ObservationIgnored private var running: (task: Task<Void, Never>, scope: SyncScope)?
  @ObservationIgnored private var next: SyncScope?
  @ObservationIgnored private var schedule = PollSchedule()
  /// When the last successful sync ended.
  private(set) var lastSuccess: Instant?

  /// `changed` has the new history shown; without a server nothing is ever asked.
  init(
    repository: any StatsRepository, hasServer: Bool, lastSync: Instant? = nil, clock: WallClock,
    work: WorkQueue, changed: @escaping @MainActor () async -> Void
  ) {
    lastSuccess = lastSync
    self.repository = repository
    self.clock = clock
    self.work = work
    self.changed = changed
    status = hasServer ? .idle : .local
  }

  /// How far a backfill has come.
  var progress: SyncProgress? {
    if case .syncing(let progress) = status { progress } else { nil }
  }

  var isRunning: Bool { running != nil }

  /// Puts the banner away, the failure first; a backfill goes on telling how far it is.
  func hideBanner() {
    if progress != nil { return }
    if case .failed = status, !isBannerHidden {
      isBannerHidden = true
    } else if !notes.isEmpty {
      notes.removeFirst()
    } else {
      revisions = []
    }
  }

  /// Syncs, or lets the running sync do; one that reads more follows it.
  func start(_ scope: SyncScope) {
    guard status != .local else { return }
    if let running {
      if scope == .everything, running.scope != .everything { next = scope }
      return
    }
    schedule.started(at: clock.now())
    // A poll is quiet: the banner of a failure stays until the server answers.
    if scope != .today { status = .syncing(nil) }
    running = (work.task { await self.run(scope) }, scope)
  }

  /// Something was saved that the server is to hear of, now or after the sync that runs.
  func sendSaved() {
    if isRunning { next = next ?? .today } else { start(.today) }
  }

  func minutePassed() {
    if schedule.isDue(at: clock.now()) { start(.today) }
  }

  func focusChanged(_ isFocused: Bool) {
    let wasFocused = schedule.isFocused
    schedule.focus(isFocused)
    if isFocused, !wasFocused { start(.today) }
  }

  /// Another process may have synced since: then the server answers, whatever we last heard.
  func notice() async {
    guard status != .local, let last = await repository.lastSync(), !isRunning else { return }
    guard lastSuccess.map({ $0 < last }) ?? true else { return }
    lastSuccess = last
    status = .upToDate(last)
  }

  func cancel() {
    running?.task.cancel()
    next = nil
  }

  private func run(_ scope: SyncScope) async {
    if lastSuccess == nil { lastSuccess = await repository.lastSync() }
    let work = work
    do throws(AppError) {
      let report = try await repository.sync(scope) { progress in
        work.task { [weak self] in self?.advance(progress) }
      }
      succeeded(report)
    } catch {
      failed(error)
    }
    running = nil
    await changed()
    if let next {
      self.next = nil
      start(next)
    }
  }

  private func advance(_ progress: SyncProgress) {
    guard isRunning else { return }
    status = .syncing(progress)
  }

  private func succeeded(_ report: SyncReport) {
    lastSuccess = report.finishedAt
    notes += report.notes.filter { !notes.contains($0) }
    note(report.revisions)
    isBannerHidden = false
    status = .upToDate(report.finishedAt)
  }

  /// A day that changes again keeps the total that the user knows.
  private func note(_ newer: [Revision]) {
    var known: [DateOnly: Revision] = [:]
    for revision in revisions + newer {
      known[revision.date] = Revision(
        date: revision.date,
        oldMilliseconds: known[revision.date]?.oldMilliseconds ?? revision.oldMilliseconds,
        newMilliseconds: revision.newMilliseconds)
    }
    revisions = known.values.filter { $0.oldMilliseconds != $0.newMilliseconds }
      .sorted { $0.date < $1.date }
  }

  private func failed(_ error: AppError) {
    guard error.kind != .cancelled else { return }
    if case .failed(let last, _) = status, last == error {
    } else {
      isBannerHidden = false
    }
    status = .failed(error, lastSuccess: lastSuccess)
  }
}
