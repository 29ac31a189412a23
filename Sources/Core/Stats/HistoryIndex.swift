/// What every session rule needs, derived once: sessions by row, their union, and logical days.
struct HistoryIndex: Sendable {
  /// Zones by name; rows without one use `zone`.
  let zones: [String: ZoneOffsets]
  let zone: ZoneOffsets
  /// Sessions by row, then start.
  let sessions: [Session]
  /// Unions of each row's sessions, cut where the offset changes.
  let pieces: [ClockPiece]
  let rows: [RowClock]
  let logicalDays: [LogicalDay]
  /// Dates of the history's days, to search without touching the rows.
  let dates: [DateOnly]
  /// Total of each day; −1 where it is unknown (G5).
  let totals: [Int]
  /// AI time of each day, in the order of the history's days (R21).
  let aiMilliseconds: [Int]
  /// Days off, merged and in order.
  let daysOff: [DayRange]

  init(days: [DayStat], sessions: [Session], settings: Settings, zone: String) {
    let span = Self.span(sessions)
    var zones: [String: ZoneOffsets] = [:]
    func offsets(_ name: String) -> ZoneOffsets? {
      if let known = zones[name] { return known }
      let made = ZoneOffsets(identifier: name, from: span.0, to: span.1)
      zones[name] = made
      return made
    }
    let standard = offsets(zone) ?? .utc
    var named: [DateOnly: ZoneOffsets] = [:]
    for day in days {
      if let name = day.zone, let zone = offsets(name) { named[day.date] = zone }
    }
    let sorted = sessions.inOrder {
      $0.rowDate == $1.rowDate ? $0.start < $1.start : $0.rowDate < $1.rowDate
    }
    var rows: [RowClock] = []
    var pieces: [ClockPiece] = []
    pieces.reserveCapacity(sorted.count)
    var first = 0
    while first < sorted.count {
      let date = sorted[first].rowDate
      var end = first
      while end < sorted.count, sorted[end].rowDate == date { end += 1 }
      rows.append(
        Self.row(date, sorted, first..<end, in: named[date] ?? standard, pieces: &pieces))
      first = end
    }
    self.zones = zones
    self.zone = standard
    self.sessions = sorted
    self.pieces = pieces
    self.rows = rows
    logicalDays = Self.logicalDays(pieces, lateFromMinute: settings.lateFromMinute)
    dates = days.map(\.date)
    totals = days.map { $0.isKnown ? $0.totalMilliseconds : -1 }
    aiMilliseconds = Self.aiTime(days, categories: settings.aiCategories)
    daysOff = Self.merged(settings.daysOff)
  }

  /// Place of a date among the days.
  func place(of date: DateOnly) -> Int? {
    let place = dates.partitioningIndex { $0 >= date }
    return place < dates.count && dates[place] == date ? place : nil
  }

  /// The row of a date, where it has sessions.
  func row(_ date: DateOnly) -> RowClock? {
    let place = rows.partitioningIndex { $0.date >= date }
    return place < rows.count && rows[place].date == date ? rows[place] : nil
  }

  func rows(in range: ClosedRange<DateOnly>) -> ArraySlice<RowClock> {
    let first = rows.partitioningIndex { $0.date >= range.lowerBound }
    let last = rows.partitioningIndex { $0.date > range.upperBound }
    return rows[first..<max(first, last)]
  }

  func logicalDay(_ date: DateOnly) -> LogicalDay? {
    let place = logicalDays.partitioningIndex { $0.date >= date }
    return place < logicalDays.count && logicalDays[place].date == date ? logicalDays[place] : nil
  }

  func logicalDays(in range: ClosedRange<DateOnly>) -> ArraySlice<LogicalDay> {
    let first = logicalDays.partitioningIndex { $0.date >= range.lowerBound }
    let last = logicalDays.partitioningIndex { $0.date > range.upperBound }
    return logicalDays[first..<max(first, last)]
  }

  func isDayOff(_ date: DateOnly) -> Bool {
    let place = daysOff.partitioningIndex { $0.last >= date }
    return place < daysOff.count && daysOff[place].first <= date
  }

  private static func span(_ sessions: [Session]) -> (Instant, Instant) {
    var low = Int.max
    var high = Int.min
    for session in sessions {
      low = min(low, session.start.milliseconds)
      high = max(high, session.end.milliseconds)
    }
    guard low <= high else { return (Instant(milliseconds: 0), Instant(milliseconds: 0)) }
    return (Instant(milliseconds: low), Instant(milliseconds: high + 1))
  }

  /// The union of a row's sessions, appended piece by piece.
  private static func row(
    _ date: DateOnly, _ sessions: [Session], _ range: Range<Int>, in zone: ZoneOffsets,
    pieces: inout [ClockPiece]
  ) -> RowClock {
    let before = pieces.count
    var wall = 0
    var start = Int.min
    var end = Int.min
    func close(_ pieces: inout [ClockPiece]) {
      guard end > start else { return }
      wall += end - start
      zone.pieces(from: start, to: end, into: &pieces)
    }
    for session in sessions[range] where session.milliseconds > 0 {
      if session.start.milliseconds > end {
        close(&pieces)
        start = session.start.milliseconds
        end = session.end.milliseconds
      } else {
        end = max(end, session.end.milliseconds)
      }
    }
    close(&pieces)
    return RowClock(
      date: date, sessions: range, pieces: before..<pieces.count, wallMilliseconds: wall)
  }

  private static func logicalDays(_ pieces: [ClockPiece], lateFromMinute: Int) -> [LogicalDay] {
    let turn = Thresholds.logicalDayMinute * Milliseconds.perMinute
    var cut: [(day: Int, piece: ClockPiece)] = []
    cut.reserveCapacity(pieces.count)
    for piece in pieces {
      piece.cut(every: Milliseconds.perDay, turn: turn) { cut.append(($0, $1)) }
    }
    cut = cut.inOrder { $0.day == $1.day ? $0.piece.start < $1.piece.start : $0.day < $1.day }
    let sorted = cut.map(\.piece)
    var days: [LogicalDay] = []
    var first = 0
    while first < cut.count {
      var end = first
      while end < cut.count, cut[end].day == cut[first].day { end += 1 }
      let date = DateOnly(dayNumber: cut[first].day)
      if let day = LogicalDay(
        date: date, pieces: sorted[first..<end], lateFromMinute: lateFromMinute)
      {
        days.append(day)
      }
      first = end
    }
    return days
  }

  private static func aiTime(_ days: [DayStat], categories: [String]) -> [Int] {
    let wanted = Set(categories.map { $0.lowercased() })
    var matches: [String: Bool] = [:]
    func isAi(_ name: String) -> Bool {
      if let known = matches[name] { return known }
      let match = wanted.contains(name.lowercased())
      matches[name] = match
      return match
    }
    return days.map { day in
      day.categories.reduce(0) { isAi($1.name) ? $0 + $1.milliseconds : $0 }
    }
  }

  private static func merged(_ ranges: [DayRange]) -> [DayRange] {
    var result: [DayRange] = []
    for range in ranges.sorted(by: { ($0.first, $0.last) < ($1.first, $1.last) }) {
      if let last = result.last, range.first <= last.last.advanced(by: 1),
        let joined = DayRange(first: last.first, last: max(last.last, range.last))
      {
        result[result.count - 1] = joined
      } else {
        result.append(range)
      }
    }
    return result
  }
}
