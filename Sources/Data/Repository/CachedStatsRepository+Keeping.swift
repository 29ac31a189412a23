import Core

extension CachedStatsRepository {
  /// Takes rows that come from elsewhere than a server: an import.
  package func adopt(_ rows: [RemoteRow], of table: RemoteTable) async throws(AppError)
    -> SyncReport
  {
    refresh()
    storageFault = nil
    let now = clock.now()
    let today = ZoneCalendar.named(index.fallbackZone).date(at: now)
    var answer = SyncAnswer()
    answer.add(
      RemoteRows(rows: rows, hasUpdatedAt: false, layout: .wrapped), of: table, fetchedAt: now)
    var tally = SyncTally()
    try await keep(answer, today: today, tally: &tally)
    if let storageFault { throw storageFault }
    return tally.report(finishedAt: now)
  }

  /// Takes the rows of a file that was imported, where they are as good as what is kept. Throws
  /// where the disk refuses them.
  package func adopt(_ rows: [CachedRow]) async throws(AppError) -> SyncReport {
    refresh()
    storageFault = nil
    let now = clock.now()
    let today = ZoneCalendar.named(index.fallbackZone).date(at: now)
    var months: [MonthKey: CachedMonth] = [:]
    var answer = SyncAnswer()
    for row in rows {
      let key = MonthKey(row.date)
      if months[key] == nil { months[key] = (try? cache.read(key)) ?? CachedMonth(key: key) }
      guard let kept = months[key]?.row(row.table, row.date), !ImportMark.replaces(row, kept)
      else {
        answer.rows.append(row)
        continue
      }
    }
    var tally = SyncTally()
    try await keep(answer, today: today, tally: &tally)
    if let storageFault { throw storageFault }
    return tally.report(finishedAt: now)
  }

  /// Every row that is kept, one list a month, as the files hold them.
  package func rows(of key: MonthKey) throws(AppError) -> [CachedRow] {
    if let month = unsaved[key] { return month.rows }
    return try cache.read(key)?.rows ?? []
  }

  /// The months there are rows of.
  package func months() -> [MonthKey] {
    refresh()
    return index.months.map(\.key)
  }

  /// Merges an answer into its months, on disk and in memory.
  func keep(
    _ answer: SyncAnswer, today: DateOnly, tally: inout SyncTally
  ) async throws(AppError) {
    guard !answer.months.isEmpty else { return }
    let lock = await takeLock()
    // Another process may have written while we waited for the server.
    refresh()
    guard syncFolder == nil || syncFolder == folder else {
      throw AppError(.cancelled, "Somebody else has signed in.")
    }
    var hasWritten = false
    for key in answer.months.union(unsaved.keys).sorted() {
      hasWritten = keep(answer, of: key, today: today, tally: &tally) || hasWritten
    }
    if hasWritten {
      saveLedger()
      writeIndex()
    }
    _ = consume lock
  }

  /// Writes months of an older format anew, once in a run; whoever holds the lock does it.
  func renewOldMonths() {
    guard !hasRenewed else { return }
    hasRenewed = true
    let old = cache.oldMonths()
    guard !old.isEmpty, let lock = try? FileLock(trying: lockPath) else { return }
    for key in old {
      guard let month = (try? cache.read(key)) ?? nil, (try? cache.write(month)) != nil,
        let stamp = FileStamp(path: cache.path(key))
      else { continue }
      index.renew(MonthRecord(key: key, stamp: stamp, coveredTo: month.coveredTo))
    }
    writeIndex()
    _ = consume lock
  }

  /// Returns whether the month's file was written.
  private func keep(
    _ answer: SyncAnswer, of key: MonthKey, today: DateOnly, tally: inout SyncTally
  ) -> Bool {
    var month = unsaved[key] ?? CachedMonth(key: key)
    var mayWrite = true
    do throws(AppError) {
      if let stored = try cache.read(key) {
        let unsavedRows = month.rows
        month = stored
        _ = month.merge(unsavedRows)
      }
    } catch {
      mayWrite = cache.isDamaged(key) && cache.setAside(key) != nil
      report([error])
      if !mayWrite { storageFault = error }
    }
    let before = month
    var isNew = month.merge(answer.rows)
    cover(&month, answer.asked, today: today)
    isNew = isNew || month.coveredTo != before.coveredTo || unsaved[key] != nil
    var mapping = RowMapping(fallbackZone: index.fallbackZone)
    let readings = mapping.readings(of: month)
    for (date, total) in tally.compare(readings.map(\.day), with: index, today: today) {
      month.note(total, of: date)
    }
    isNew = isNew || isWorthWriting(readings.map(\.day))
    let hasWritten = isNew && write(month, mayWrite: mayWrite)
    var record: MonthRecord? = .unsaved(month)
    if unsaved[key] == nil {
      record = FileStamp(path: cache.path(key)).map {
        MonthRecord(key: key, stamp: $0, coveredTo: month.coveredTo)
      }
    }
    index.replace(key, record: record, readings: readings)
    return hasWritten
  }

  private func write(_ month: CachedMonth, mayWrite: Bool) -> Bool {
    do throws(AppError) {
      guard mayWrite else { throw storageFault ?? AppError(.storage, "The month was not saved.") }
      try cache.write(month)
      unsaved[month.key] = nil
      return true
    } catch {
      storageFault = error
      unsaved[month.key] = month
      return false
    }
  }

  /// A range moves the mark of what was asked for on only where it leaves no hole.
  private func cover(_ month: inout CachedMonth, _ asked: ClosedRange<DateOnly>?, today: DateOnly) {
    guard let asked, asked.overlaps(month.key.firstDate...month.key.lastDate) else { return }
    let last = min(asked.upperBound, month.key.lastDate, today)
    let reached = month.coveredTo ?? month.key.firstDate.advanced(by: -1)
    guard asked.lowerBound <= reached.advanced(by: 1), last > reached else { return }
    month.coveredTo = last
  }

  /// A poll that finds nothing new is kept in memory; written is what closes a day, or an hour's
  /// progress of "as of".
  private func isWorthWriting(_ days: [DayReading]) -> Bool {
    days.contains { day in
      guard let old = index.day(day.date) else { return true }
      let age = (day.fetchedAt?.milliseconds ?? 0) - (old.fetchedAt?.milliseconds ?? 0)
      return old.isClosed != day.isClosed || old.areSessionsClosed != day.areSessionsClosed
        || age > Milliseconds.perHour
    }
  }

  /// Not while the disk has refused a month: the mark of changes would run ahead of the rows.
  func saveLedger() {
    guard unsaved.isEmpty else { return }
    do throws(AppError) {
      try ledger.write(in: folder)
    } catch {
      storageFault = error
    }
    noteLedger()
  }

  /// Waits up to two seconds for another process to finish its write; nil: we write without, for
  /// every file is replaced as a whole and none can be torn.
  private func takeLock() async -> FileLock? {
    do {
      try StoredFile.makeFolder(folder)
      for _ in 0..<100 {
        if let lock = try FileLock(trying: lockPath) { return lock }
        try await sleeper.sleep(for: .milliseconds(20))
      }
    } catch {
      return nil
    }
    return nil
  }
}
