import Core

/// Which dates a sync asks for (`data.md` section 4, rule 3). Pure: no clock, no files.
package struct SyncPlan: Sendable, Equatable {
  /// Whole months, newest first, so that today is there at once and an interrupted backfill goes on
  /// where it stopped.
  package var months: [MonthKey] = []
  /// Dates to read again, joined into few ranges, in order.
  package var ranges: [ClosedRange<DateOnly>] = []
  /// Whether to ask for every row changed since the last sync, whatever its age.
  package var asksForChanges = false

  package init() {}

  /// Days within which a missing row is asked for at every sync.
  package static let gapDays = 30
  /// Ranges with fewer dates between them become one.
  static let joinedHole = 10

  /// `oldest` is the first date of the server's tables; nil: they are empty, or not asked yet.
  package static func make(
    _ scope: SyncScope, today: DateOnly, oldest: DateOnly?, known: IndexedDays,
    reportsChanges: Bool
  ) -> SyncPlan {
    var plan = SyncPlan()
    switch scope {
    case .today:
      let yesterday = today.advanced(by: -1)
      // After midnight yesterday still grows until its row is closed.
      let isOpen = known.day(yesterday).map { !$0.isClosed } ?? false
      plan.ranges = [(isOpen ? yesterday : today)...today.advanced(by: 1)]
    case .everything:
      plan.months = months(from: oldest, to: today) { _ in true }
    case .recent:
      plan.addRecent(since: nil, today: today, oldest: oldest, known: known, reportsChanges)
    case .since(let first):
      plan.addRecent(since: first, today: today, oldest: oldest, known: known, reportsChanges)
    }
    return plan
  }

  /// What may have changed; with `since`, the months from that date on whether or not they may.
  private mutating func addRecent(
    since: DateOnly?, today: DateOnly, oldest: DateOnly?, known: IndexedDays,
    _ reportsChanges: Bool
  ) {
    let first = [oldest, since].compactMap(\.self).min()
    months = Self.months(from: first, to: today) { month in
      since.map { MonthKey($0) <= month } ?? false
        || (oldest.map { MonthKey($0) <= month } ?? true)
          && Self.isMissing(month, today: today, in: known)
    }
    let whole = Set(months)
    let dates = Self.openDates(
      today: today, oldest: oldest, known: known, changes: reportsChanges)
    ranges = Self.joined(dates.filter { !whole.contains(MonthKey($0)) })
    asksForChanges = reportsChanges
  }

  /// The dates a month's query asks for: none that lie in the future anywhere.
  package static func dates(of month: MonthKey, today: DateOnly) -> ClosedRange<DateOnly> {
    let last = min(month.lastDate, max(today.advanced(by: 1), month.firstDate))
    return month.firstDate...last
  }

  private static func months(
    from oldest: DateOnly?, to today: DateOnly, where isWanted: (MonthKey) -> Bool
  ) -> [MonthKey] {
    let last = MonthKey(today).index
    // WakaTime is younger than that; a stray date must not cost thousands of queries.
    let floor = MonthKey(index: 2000 * 12)
    let first = min(last, oldest.map { max(MonthKey($0), floor).index } ?? last)
    return (first...last).reversed().map { MonthKey(index: $0) }.filter(isWanted)
  }

  private static func isMissing(_ key: MonthKey, today: DateOnly, in known: IndexedDays) -> Bool {
    guard let covered = known.month(key)?.coveredTo else { return true }
    return key < MonthKey(today) && covered < key.lastDate
  }

  /// Today and tomorrow (a traveller's today), what has not settled, and recent gaps.
  private static func openDates(
    today: DateOnly, oldest: DateOnly?, known: IndexedDays, changes: Bool
  ) -> [DateOnly] {
    var dates: Set<DateOnly> = [today, today.advanced(by: 1)]
    for day in known.days where day.date < today && day.total != .absent {
      if !DayStateRule.isSettled(day, today: today) {
        // Read again after it should have settled, and the server tells of changes by itself.
        if changes, day.updatedAt != nil, wasReadLate(day) { continue }
        dates.insert(day.date)
      }
    }
    let first = max(oldest ?? today, today.advanced(by: -gapDays))
    if first < today {
      for date in first..<today {
        let day = known.day(date)
        let isGap = day.map { $0.total == .absent || $0.marks.contains(.totalFromSessions) } ?? true
        if isGap || day?.areSessionsClosed == false { dates.insert(date) }
      }
    }
    return dates.sorted()
  }

  private static func wasReadLate(_ day: DayReading) -> Bool {
    guard let fetched = day.fetchedAt else { return false }
    let settled = day.date.advanced(by: DayStateRule.settlingDays + 2).dayNumber
    return fetched.milliseconds >= settled * Milliseconds.perDay
  }

  private static func joined(_ dates: [DateOnly]) -> [ClosedRange<DateOnly>] {
    var ranges: [ClosedRange<DateOnly>] = []
    for date in dates {
      if let last = ranges.last, date.days(since: last.upperBound) <= joinedHole + 1 {
        ranges[ranges.count - 1] = last.lowerBound...date
      } else {
        ranges.append(date...date)
      }
    }
    return ranges
  }
}
