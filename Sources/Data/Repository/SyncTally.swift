import Core

/// Counts what a sync brings while its answers come in.
struct SyncTally {
  private var added: Set<DateOnly> = []
  private var revisions: [DateOnly: Revision] = [:]

  /// Compares a month's days with those that were known; returns the totals that were replaced.
  @discardableResult
  mutating func compare(
    _ readings: [DayReading], with known: IndexedDays, today: DateOnly
  ) -> [(date: DateOnly, total: EarlierTotal)] {
    var replaced: [(date: DateOnly, total: EarlierTotal)] = []
    for new in readings {
      guard case .known(let total) = new.total, !new.marks.contains(.totalFromSessions) else {
        continue
      }
      guard let old = known.day(new.date), case .known(let before) = old.total,
        !old.marks.contains(.totalFromSessions)
      else {
        added.insert(new.date)
        continue
      }
      if before != total, new.date < today, Self.wasOver(old, in: known.fallbackZone) {
        let first = revisions[new.date]?.oldMilliseconds ?? before
        revisions[new.date] = Revision(
          date: new.date, oldMilliseconds: first, newMilliseconds: total)
        if let read = old.fetchedAt {
          replaced.append((new.date, EarlierTotal(milliseconds: before, readAt: read)))
        }
      }
    }
    return replaced
  }

  func report(finishedAt: Instant) -> SyncReport {
    SyncReport(
      added: added.count,
      revisions: revisions.values.filter { $0.oldMilliseconds != $0.newMilliseconds }
        .sorted { $0.date < $1.date },
      finishedAt: finishedAt)
  }

  /// Whether the day had ended when it was read: before that it grows, which is no revision.
  private static func wasOver(_ day: DayReading, in fallbackZone: String) -> Bool {
    guard let fetched = day.fetchedAt else { return true }
    let calendar = ZoneCalendar.named(day.zone ?? fallbackZone)
    return fetched >= calendar.end(of: day.date)
  }
}
