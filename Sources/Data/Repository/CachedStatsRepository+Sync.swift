import Core

extension CachedStatsRepository {
  public func sync(
    _ scope: SyncScope, progress: @escaping @Sendable (SyncProgress) -> Void
  ) async throws(AppError) -> SyncReport {
    while let current = running {
      if current.covers(scope) { running?.listeners.append(progress) }
      let result = await current.task.value
      if current.covers(scope) { return try result.get() }
    }
    guard let remote else {
      throw AppError(
        .configuration,
        "No server is set up. Put supabaseUrl and supabaseKey into config.json.")
    }
    let task = Task<Result<SyncReport, AppError>, Never>(executorPreference: executor) {
      await self.finished(scope, remote)
    }
    running = RunningSync(scope: scope, task: task, listeners: [progress])
    return try await task.value.get()
  }

  private func finished(
    _ scope: SyncScope, _ remote: any RemoteSource
  ) async -> Result<SyncReport, AppError> {
    defer { running = nil }
    return await outcome(scope, remote)
  }

  private func outcome(
    _ scope: SyncScope, _ remote: any RemoteSource
  ) async -> Result<SyncReport, AppError> {
    refresh()
    storageFault = nil
    syncFolder = folder
    defer { syncFolder = nil }
    renewOldMonths()
    let notes = await syncSettings()
    await syncInvoices()
    do throws(AppError) {
      var report = try await run(scope, remote)
      report.notes = notes
      if let storageFault { throw storageFault }
      return .success(report)
    } catch {
      self.report([error])
      return .failure(error)
    }
  }

  /// What keeps the settings from being in step keeps no day from being read; Settings says it.
  /// Returns what is to be told of them.
  private func syncSettings() async -> [String] {
    guard let account else { return [] }
    let before = settings
    var notes: [String] = []
    do throws(AppError) {
      let outcome = try await account.run(local: settings)
      notes = outcome.notes
      // What was saved meanwhile is in the outbox, and newer than what was read.
      guard let adopted = outcome.settings, adopted != settings, settings == before else {
        return notes
      }
      try store(adopted)
    } catch {
      report([error])
    }
    return notes
  }

  /// What was issued on another machine; a failure is told where an invoice is issued.
  private func syncInvoices() async {
    do throws(AppError) {
      try await account?.invoices.sync()
    } catch {
      report([error])
    }
  }

  private func run(
    _ scope: SyncScope, _ remote: any RemoteSource
  ) async throws(AppError) -> SyncReport {
    let started = clock.now()
    let today = ZoneCalendar.named(index.fallbackZone).date(at: started)
    if scope == .everything || (scope != .today && ledger.oldest == nil) {
      try await askOldest(remote)
    }
    let plan = SyncPlan.make(
      scope, today: today, oldest: ledger.oldest, known: index,
      reportsChanges: !ledger.newestChange.isEmpty)
    var tally = SyncTally()
    for range in plan.ranges {
      let answer = try await ask(range, remote)
      try await keep(answer, today: today, tally: &tally)
    }
    if plan.asksForChanges {
      let answer = try await askForChanges(remote)
      try await keep(answer, today: today, tally: &tally)
    }
    let total = plan.months.count
    for (number, month) in plan.months.enumerated() {
      if total > 1 {
        tell(SyncProgress(month: month.description, done: number + 1, total: total))
      }
      let answer = try await ask(SyncPlan.dates(of: month, today: today), remote)
      try await keep(answer, today: today, tally: &tally)
    }
    let finished = clock.now()
    ledger.lastSync = finished
    saveLedger()
    return tally.report(finishedAt: finished)
  }

  private func tell(_ progress: SyncProgress) {
    for listener in running?.listeners ?? [] { listener(progress) }
  }

  private func askOldest(_ remote: any RemoteSource) async throws(AppError) {
    var oldest: DateOnly?
    for table in RemoteTable.allCases {
      guard let date = try await remote.oldestDate(of: table) else {
        try refuseEmptiness(of: table, in: nil)
        continue
      }
      oldest = min(oldest ?? date, date)
    }
    ledger.oldest = oldest
  }

  /// Both tables' rows of a range of dates.
  private func ask(
    _ range: ClosedRange<DateOnly>, _ remote: any RemoteSource
  ) async throws(AppError) -> SyncAnswer {
    var answer = SyncAnswer(asked: range)
    for table in RemoteTable.allCases {
      let query = RowQuery(table: table, from: range.lowerBound, to: range.upperBound)
      let asked = clock.now()
      let rows = try await remote.rows(query)
      if rows.rows.isEmpty, rows.unreadable.isEmpty { try refuseEmptiness(of: table, in: range) }
      note(rows, of: table)
      // The first answer sets the mark: whatever changes from now on is newer than it.
      if rows.hasUpdatedAt, ledger.newestChange[table] == nil {
        ledger.note(rows.rows, of: table, askedAt: asked)
        let yesterday = asked.advanced(byMilliseconds: -Milliseconds.perDay)
        if ledger.newestChange[table] == nil {
          ledger.newestChange[table] = ServerTime.text(yesterday)
        }
      }
      answer.add(rows, of: table, fetchedAt: clock.now())
    }
    return answer
  }

  private func askForChanges(_ remote: any RemoteSource) async throws(AppError) -> SyncAnswer {
    var answer = SyncAnswer()
    var newer = ledger
    for table in RemoteTable.allCases {
      guard let mark = ledger.newestChange[table] else { continue }
      let asked = clock.now()
      let rows = try await remote.rows(RowQuery(table: table, changedAfter: mark))
      note(rows, of: table)
      newer.note(rows.rows, of: table, askedAt: asked)
      answer.add(rows, of: table, fetchedAt: clock.now())
    }
    ledger = newer
    return answer
  }

  private func note(_ rows: RemoteRows, of table: RemoteTable) {
    for sentence in rows.unreadable { log?.append(sentence) }
    if table == .summaries, !rows.rows.isEmpty { ledger.layout = rows.layout }
  }

  /// An empty answer where rows are known is a fault of rights or keys, not the end of the data.
  private func refuseEmptiness(
    of table: RemoteTable, in range: ClosedRange<DateOnly>?
  ) throws(AppError) {
    let known: Int
    switch table {
    case .summaries:
      known = index.days.count { day in
        day.total != .absent && !day.marks.contains(.totalFromSessions)
          && range?.contains(day.date) ?? true
      }
    case .durations:
      known = Set(index.sessions.lazy.map(\.rowDate).filter { range?.contains($0) ?? true }).count
    }
    guard known > 0 else { return }
    throw AppError(
      .suspiciouslyEmpty,
      "The server sent no \(table.rawValue) where \(known) \(known == 1 ? "day is" : "days are") "
        + "known. Nothing was deleted; check the key and the table's policies.")
  }
}
