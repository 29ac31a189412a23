import Core

/// The one mapping from rows to days: payloads in, readings and sessions out.
package struct RowMapping {
  private let fallback: ZoneCalendar
  private var calendars: [String: ZoneCalendar] = [:]
  private var unknown: Set<String> = []

  /// Rows that name no zone are read in this one.
  package init(fallbackZone: String) {
    fallback = ZoneCalendar.named(fallbackZone)
  }

  /// A month's rows, by date.
  package mutating func readings(of month: CachedMonth) -> [(day: DayReading, sessions: [Session])]
  {
    var result: [(day: DayReading, sessions: [Session])] = []
    var index = 0
    while index < month.rows.count {
      let date = month.rows[index].date
      var summary: CachedRow?
      var durations: CachedRow?
      while index < month.rows.count, month.rows[index].date == date {
        if month.rows[index].table == .summaries {
          summary = month.rows[index]
        } else {
          durations = month.rows[index]
        }
        index += 1
      }
      result.append(reading(of: date, summary: summary, durations: durations))
    }
    return result
  }

  /// A date's two rows, of which one may be missing.
  package mutating func reading(
    of date: DateOnly, summary: CachedRow?, durations: CachedRow?
  ) -> (day: DayReading, sessions: [Session]) {
    var day = DayReading(date: date, total: .absent)
    var calendar = fallback
    if let summary { read(summary, into: &day, calendar: &calendar) }
    let sessions = durations.map(SessionPayload.sessions) ?? []
    if (summary ?? durations).map(ImportMark.isOn) == true { day.marks.insert(.imported) }
    day.isClosed = isClosed(summary, calendar)
    day.areSessionsClosed = isClosed(durations, calendar)
    if let durations {
      if durations.isDuplicate { day.marks.insert(.duplicateRow) }
      if summary == nil {
        day.updatedAt = durations.updatedAt.flatMap(ServerTime.instant)
        day.fetchedAt = durations.fetchedAt
      }
      markOutside(sessions, calendar: calendar, in: &day)
    }
    compare(sessions, with: &day)
    return (day, sessions)
  }

  private mutating func read(
    _ row: CachedRow, into day: inout DayReading, calendar: inout ZoneCalendar
  ) {
    let payload = SummaryPayload(row)
    day.projects = payload.projects
    day.categories = payload.categories
    day.updatedAt = row.updatedAt.flatMap(ServerTime.instant)
    day.fetchedAt = row.fetchedAt
    if payload.hasUnnamedPart { day.marks.insert(.unnamedPart) }
    if row.isDuplicate { day.marks.insert(.duplicateRow) }
    if let name = payload.zone, !name.isEmpty {
      if let known = self.calendar(of: name) {
        day.zone = name
        calendar = known
      } else {
        day.marks.insert(.unknownZone)
      }
    }
    setTotal(payload, in: &day)
  }

  private func setTotal(_ payload: SummaryPayload, in day: inout DayReading) {
    guard let seconds = payload.seconds else {
      day.total = .unreadable(payload.fault ?? "the row has no total")
      return
    }
    guard let total = JSONScanner.milliseconds(seconds) else {
      day.total = .unreadable("the total is out of range")
      return
    }
    if total < 0 { day.marks.insert(.negativeTotal) }
    if total > Milliseconds.perDay { day.marks.insert(.over24Hours) }
    day.total = .known(milliseconds: max(0, total))
  }

  private mutating func calendar(of name: String) -> ZoneCalendar? {
    if let known = calendars[name] { return known }
    if unknown.contains(name) { return nil }
    let calendar = ZoneCalendar(identifier: name)
    if let calendar { calendars[name] = calendar } else { unknown.insert(name) }
    return calendar
  }

  private func isClosed(_ row: CachedRow?, _ calendar: ZoneCalendar) -> Bool {
    guard let row else { return false }
    return DayStateRule.isClosed(
      row.date, updatedAt: row.updatedAt.flatMap(ServerTime.instant), fetchedAt: row.fetchedAt,
      in: calendar)
  }

  private func markOutside(
    _ sessions: [Session], calendar: ZoneCalendar, in day: inout DayReading
  ) {
    guard let first = sessions.first, let last = sessions.last else { return }
    if first.start < calendar.start(of: day.date) || last.start >= calendar.end(of: day.date) {
      day.marks.insert(.sessionOutsideDay)
    }
  }

  /// The two tables against each other: they agree within 60 s, or one stands in for the other.
  private func compare(_ sessions: [Session], with day: inout DayReading) {
    let sum = sessions.reduce(0) { $0 + $1.milliseconds }
    let union = Self.wallClock(sessions)
    guard case .known(let total) = day.total else {
      guard sum > 0 else { return }
      day.total = .known(milliseconds: union)
      day.projects = Self.projects(sessions)
      day.categories = []
      day.marks.insert(.totalFromSessions)
      return
    }
    // Where two projects overlap the union is the day's total, not the sum (G4).
    let difference = min(abs(sum - total), abs(union - total))
    if difference > Milliseconds.perMinute { day.marks.insert(.sessionsIncomplete) }
  }

  /// Length of the union of sessions that are in order of their starts.
  static func wallClock(_ sessions: [Session]) -> Int {
    var total = 0
    var covered = Int.min
    for session in sessions {
      let start = max(session.start.milliseconds, covered)
      total += max(0, session.end.milliseconds - start)
      covered = max(covered, session.end.milliseconds)
    }
    return total
  }

  private static func projects(_ sessions: [Session]) -> [NamedTime] {
    var totals: [String: Int] = [:]
    for session in sessions {
      totals[session.project ?? PayloadNames.project, default: 0] += session.milliseconds
    }
    return totals.map { NamedTime(name: $0.key, milliseconds: $0.value) }
      .sorted { ($1.milliseconds, $0.name) < ($0.milliseconds, $1.name) }
  }
}
