/// A history and the settings it is read under: what every rule computes from.
///
/// Immutable. Days are in date order and unique, sessions by start with duplicates removed (G3), so
/// rules can search and sweep without sorting again.
public struct History: Hashable, Sendable {
  public let days: [DayStat]
  public let sessions: [Session]
  public let settings: Settings
  /// The zone of rows that name none: the settings', else the system's.
  public let zone: String
  /// Sessions by row and by logical day, derived once.
  let index: HistoryIndex

  /// Sorts what it is given; of two rows for a date the one updated last is kept.
  public init(days: [DayStat], sessions: [Session], settings: Settings, systemZone: String) {
    self.days = Self.unique(days)
    self.sessions = Self.unique(sessions)
    self.settings = settings
    self.zone = settings.zone ?? systemZone
    index = HistoryIndex(
      days: self.days, sessions: self.sessions, settings: settings, zone: self.zone)
  }

  /// The index follows from the rest, so it is not compared.
  public static func == (left: History, right: History) -> Bool {
    left.zone == right.zone && left.settings == right.settings && left.days == right.days
      && left.sessions == right.sessions
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(zone)
    hasher.combine(settings)
    hasher.combine(days)
    hasher.combine(sessions)
  }

  /// The row of a date, by binary search; nil for an unknown day without a row.
  public func day(_ date: DateOnly) -> DayStat? {
    index.place(of: date).map { days[$0] }
  }

  /// The rows of a range of dates, in order.
  public func days(in range: ClosedRange<DateOnly>) -> ArraySlice<DayStat> {
    let first = index.dates.partitioningIndex { $0 >= range.lowerBound }
    let last = index.dates.partitioningIndex { $0 > range.upperBound }
    return days[first..<max(first, last)]
  }

  private static func unique(_ days: [DayStat]) -> [DayStat] {
    let sorted = days.inOrder {
      $0.date == $1.date
        ? ($0.updatedAt?.milliseconds ?? .min) < ($1.updatedAt?.milliseconds ?? .min)
        : $0.date < $1.date
    }
    guard zip(sorted.dropFirst(), sorted).contains(where: { $0.date == $1.date }) else {
      return sorted
    }
    var result: [DayStat] = []
    result.reserveCapacity(sorted.count)
    for day in sorted {
      if result.last?.date == day.date { result.removeLast() }
      result.append(day)
    }
    return result
  }

  private static func unique(_ sessions: [Session]) -> [Session] {
    let sorted = sessions.inOrder(by: isBefore)
    // The same start and project in two rows counts once, in the earlier row (G3).
    func repeats(_ session: Session, _ kept: Session) -> Bool {
      session.start == kept.start && session.project == kept.project
        && session.rowDate != kept.rowDate
    }
    guard zip(sorted.dropFirst(), sorted).contains(where: { repeats($0, $1) }) else {
      return sorted
    }
    return sorted.reduce(into: []) { kept, session in
      if let last = kept.last, repeats(session, last) { return }
      kept.append(session)
    }
  }

  private static func isBefore(_ left: Session, _ right: Session) -> Bool {
    if left.start != right.start { return left.start < right.start }
    if left.project != right.project { return (left.project ?? "") < (right.project ?? "") }
    return left.rowDate < right.rowDate
  }
}

extension Array {
  /// First index whose element satisfies a predicate that is false before it and true after.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Sorted; the array itself where it already is, as rows from the cache are.
  func inOrder(by isBefore: (Element, Element) -> Bool) -> [Element] {
    for place in indices.dropFirst() where isBefore(self[place], self[place - 1]) {
      return sorted(by: isBefore)
    }
    return self
  }
}
