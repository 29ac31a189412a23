import Core

/// Every day and session of the cache as integers: what the first frame is drawn from.
package struct IndexedDays: Sendable, Equatable {
  /// The zone that rows without one were read in.
  package var fallbackZone: String
  /// By month.
  package private(set) var months: [MonthRecord]
  /// By date.
  package private(set) var days: [DayReading]
  /// By row date, then start.
  package private(set) var sessions: [Session]

  package init(
    fallbackZone: String, months: [MonthRecord] = [], days: [DayReading] = [],
    sessions: [Session] = []
  ) {
    self.fallbackZone = fallbackZone
    self.months = months
    self.days = days
    self.sessions = sessions
  }

  package func month(_ key: MonthKey) -> MonthRecord? {
    let place = Self.place(in: months) { $0.key >= key }
    return place < months.count && months[place].key == key ? months[place] : nil
  }

  package func day(_ date: DateOnly) -> DayReading? {
    let place = Self.place(in: days) { $0.date >= date }
    return place < days.count && days[place].date == date ? days[place] : nil
  }

  /// Puts a month's days in the place of those that were there.
  package mutating func replace(
    _ key: MonthKey, record: MonthRecord?, readings: [(day: DayReading, sessions: [Session])]
  ) {
    let dates = key.firstDate...key.lastDate
    let monthPlace = Self.place(in: months) { $0.key >= key }
    let monthEnd = Self.place(in: months) { $0.key > key }
    months.replaceSubrange(monthPlace..<monthEnd, with: record.map { [$0] } ?? [])
    let firstDay = Self.place(in: days) { $0.date >= dates.lowerBound }
    let lastDay = Self.place(in: days) { $0.date > dates.upperBound }
    days.replaceSubrange(firstDay..<lastDay, with: readings.map(\.day))
    let firstSession = Self.place(in: sessions) { $0.rowDate >= dates.lowerBound }
    let lastSession = Self.place(in: sessions) { $0.rowDate > dates.upperBound }
    sessions.replaceSubrange(firstSession..<lastSession, with: readings.flatMap(\.sessions))
  }

  /// The month's file was written anew with the same days.
  package mutating func renew(_ record: MonthRecord) {
    guard let place = months.firstIndex(where: { $0.key == record.key }) else { return }
    months[place] = record
  }

  /// The month's days stay, but it has to be fetched again.
  package mutating func forgetFile(of key: MonthKey) {
    months.removeAll { $0.key == key }
  }

  /// The history under a clock and settings.
  package func history(settings: Settings, systemZone: String, now: Instant) -> History {
    let zone = settings.zone ?? systemZone
    let today = ZoneCalendar.named(zone).date(at: now)
    return History(
      days: days.map { DayStateRule.stat($0, today: today, now: now) }, sessions: sessions,
      settings: settings, systemZone: systemZone)
  }

  /// First index whose element satisfies what is false before it and true after.
  private static func place<Element>(
    in elements: [Element], where isAtOrAfter: (Element) -> Bool
  ) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if isAtOrAfter(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
