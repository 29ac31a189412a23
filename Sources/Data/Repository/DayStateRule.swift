import Core

/// When a day may still change, and what that makes of its state (`data.md` section 4, rule 2).
package enum DayStateRule {
  /// Days after which a closed day counts as settled: collectors re-read the last 14.
  package static let settlingDays = 15

  /// The first 01:01 UTC at or after the local end of a date: when the nightly job writes it last.
  package static func closing(of date: DateOnly, in calendar: ZoneCalendar) -> Instant {
    closing(end: calendar.end(of: date))
  }

  static func closing(end: Instant) -> Instant {
    let job = 61 * Milliseconds.perMinute
    let perDay = Double(Milliseconds.perDay)
    let day = Int((Double(end.milliseconds - job) / perDay).rounded(.up))
    return Instant(milliseconds: day * Milliseconds.perDay + job)
  }

  /// Whether a row was last written, or else read, at or after its day's closing.
  package static func isClosed(
    _ date: DateOnly, updatedAt: Instant?, fetchedAt: Instant?, in calendar: ZoneCalendar
  ) -> Bool {
    guard let written = updatedAt ?? fetchedAt else { return false }
    // No zone is more than 14 hours from UTC: three days later is closed everywhere.
    if written.milliseconds >= (date.dayNumber + 3) * Milliseconds.perDay { return true }
    if written.milliseconds < date.dayNumber * Milliseconds.perDay { return false }
    return written >= closing(of: date, in: calendar)
  }

  /// Whether only a deep sync asks for the day again.
  package static func isSettled(_ reading: DayReading, today: DateOnly) -> Bool {
    reading.isClosed && today.days(since: reading.date) >= settlingDays
  }

  /// The day under a clock. A date after today that has not begun in the row's own zone either is
  /// marked and not counted.
  package static func stat(_ reading: DayReading, today: DateOnly, now: Instant) -> DayStat {
    var marks = reading.marks
    if reading.date > today, !hasBegun(reading, now: now) { marks.insert(.inFuture) }
    let state = state(of: reading, today: today, isFuture: marks.contains(.inFuture))
    var total = 0
    if case .known(let milliseconds) = reading.total, state.isKnown { total = milliseconds }
    return DayStat(
      date: reading.date, state: state, totalMilliseconds: total, projects: reading.projects,
      categories: reading.categories, zone: reading.zone, updatedAt: reading.updatedAt,
      fetchedAt: reading.fetchedAt, marks: marks)
  }

  private static func state(of reading: DayReading, today: DateOnly, isFuture: Bool) -> DayState {
    switch reading.total {
    case .absent: return .noRow
    case .unreadable(let reason): return .unreadable(reason)
    case .known where isFuture: return .noRow
    case .known where reading.date >= today: return .partial
    case .known(let total):
      if total == 0, reading.isClosed { return .zero }
      return isSettled(reading, today: today) ? .settled : .open
    }
  }

  /// A traveller's row may be of a date that has begun where the row comes from.
  private static func hasBegun(_ reading: DayReading, now: Instant) -> Bool {
    guard let zone = reading.zone, let calendar = ZoneCalendar(identifier: zone) else {
      return false
    }
    return calendar.start(of: reading.date) <= now
  }
}
