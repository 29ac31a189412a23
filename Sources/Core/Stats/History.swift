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
    let index = days.partitioningIndex { $0.date >= date }
    return index < days.count && days[index].date == date ? days[index] : nil
  }

  /// The rows of a range of dates, in order.
  public func days(in range: ClosedRange<DateOnly>) -> ArraySlice<DayStat> {
    let first = days.partitioningIndex { $0.date >= range.lowerBound }
    let last = days.partitioningIndex { $0.date > range.upperBound }
    return days[first..<max(first, last)]
  }

  private static func unique(_ days: [DayStat]) -> [DayStat] {
    let sorted = days.sorted {
      ($0.date, $0.updatedAt?.milliseconds ?? .min) < ($1.date, $1.updatedAt?.milliseconds ?? .min)
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
    let sorted = sessions.sorted {
      ($0.start.milliseconds, $0.project ?? "", $0.rowDate.dayNumber)
        < ($1.start.milliseconds, $1.project ?? "", $1.rowDate.dayNumber)
    }
    var result: [Session] = []
    result.reserveCapacity(sorted.count)
    for session in sorted {
      // The same start and project in two rows counts once, in the earlier row (G3).
      if let last = result.last, last.start == session.start, last.project == session.project,
        last.rowDate != session.rowDate
      {
        continue
      }
      result.append(session)
    }
    return result
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
}
