import Core

/// Copies the last days from WakaTime into the user's own tables.
///
/// The usual upstream job writes a finished day once, and keys sessions by the UTC date: time that
/// an editor sends late never arrives, and a western evening is lost. So this one re-reads days, all
/// by the account's own calendar.
package struct Collector: Sendable {
  private let source: WakaTimeClient
  private let tables: OwnTables
  private let clock: WallClock

  /// Days a request for summaries, and a write, may span.
  private static let chunk = 31

  package init(source: WakaTimeClient, tables: OwnTables, clock: WallClock) {
    self.source = source
    self.tables = tables
    self.clock = clock
  }

  /// Reads the last `days` days, today among them, and writes what changed; `progress` hears of each
  /// day.
  package func run(
    days: Int, progress: @Sendable (SyncProgress) -> Void = { _ in }
  ) async -> CollectReport {
    var report = CollectReport()
    do throws(AppError) {
      try await tables.checkSignedIn()
      let range = try await range(days: days, &report)
      report.range = range
      for first in stride(from: range.lowerBound, through: range.upperBound, by: Self.chunk) {
        let last = min(first.advanced(by: Self.chunk - 1), range.upperBound)
        try await collect(first...last, of: range, progress, &report)
      }
    } catch {
      report.problem = error
    }
    return report
  }

  /// The dates to read: the account's today may be another one than this machine's.
  private func range(
    days: Int, _ report: inout CollectReport
  ) async throws(AppError) -> ClosedRange<DateOnly> {
    let named = try await source.zone()
    let zone = named.flatMap { ZoneCalendar(identifier: $0) == nil ? nil : $0 }
    if zone == nil {
      report.notes.append("The account names no time zone; \(clock.systemZone) stands in for it.")
    }
    report.zone = zone ?? clock.systemZone
    let today = ZoneCalendar.named(zone ?? clock.systemZone).date(at: clock.now())
    return today.advanced(by: 1 - max(1, days))...today
  }

  private func collect(
    _ range: ClosedRange<DateOnly>, of whole: ClosedRange<DateOnly>,
    _ progress: @Sendable (SyncProgress) -> Void, _ report: inout CollectReport
  ) async throws(AppError) {
    let summaries = try await source.summaries(range)
    let payloads = summaries.map { (date: $0.date, text: $0.payload) }
    try await store(payloads, in: .summaries, range, &report)
    var lists: [(date: DateOnly, text: String)] = []
    for day in summaries {
      progress(
        SyncProgress(
          month: day.date.description, done: day.date.days(since: whole.lowerBound) + 1,
          total: whole.upperBound.days(since: whole.lowerBound) + 1))
      guard let list = try await source.durations(day.date) else {
        report.notes.append("This server has no sessions: only the totals were collected.")
        return
      }
      // Servers without sessions answer with none, whatever the day holds.
      if Self.total(list, .durations) == 0, day.milliseconds >= Milliseconds.perMinute {
        report.notes.append("\(day.date) has time, but no sessions came for it.")
      } else {
        lists.append((day.date, list))
      }
    }
    try await store(lists, in: .durations, range, &report)
  }

  /// Writes what differs from the stored rows, so that `updated_at` goes on meaning something.
  private func store(
    _ fresh: [(date: DateOnly, text: String)], in table: RemoteTable,
    _ range: ClosedRange<DateOnly>, _ report: inout CollectReport
  ) async throws(AppError) {
    let stored = try await tables.payloads(of: table, range)
    var changed: [DateOnly: String] = [:]
    for (date, text) in fresh
    where !(stored[date].map { OwnTables.isSame($0, text, table) } ?? false) {
      changed[date] = text
    }
    report.unchanged += fresh.count - changed.count
    guard !changed.isEmpty else { return }
    try await tables.upsert(changed, into: table)
    for (date, text) in changed.sorted(by: { $0.key < $1.key }) {
      let day = CollectedDay(
        table: table, date: date, before: stored[date].map { Self.total($0, table) },
        after: Self.total(text, table))
      report.changed.append(day)
    }
  }

  /// The time a payload holds, in milliseconds.
  private static func total(_ payload: String, _ table: RemoteTable) -> Int {
    guard let tree = try? JSONTree(parsing: Array(payload.utf8)) else { return 0 }
    let numbers =
      switch table {
      case .summaries: [tree["grand_total"]?["total_seconds"]]
      case .durations: (tree.array ?? tree["data"]?.array ?? []).map { $0["duration"] }
      }
    return numbers.reduce(0) { sum, number in
      guard case .number(let text)? = number, let seconds = Double(text) else { return sum }
      return sum + (Milliseconds.rounding(seconds: seconds) ?? 0)
    }
  }
}
