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
  /// Rest days of each version of the goals, a bit a weekday.
  private let restDays: [(from: DateOnly, weekdays: Int)]

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
    let sorted = sessions.inOrder {
      $0.rowDate == $1.rowDate ? $0.start < $1.start : $0.rowDate < $1.rowDate
    }
    var rows: [RowClock] = []
    var pieces: [ClockPiece] = []
    pieces.reserveCapacity(sorted.count)
    var first = 0
    var day = 0
    var current: (name: String?, zone: ZoneOffsets) = (nil, standard)
    while first < sorted.count {
      let date = sorted[first].rowDate
      var end = first
      while end < sorted.count, sorted[end].rowDate == date { end += 1 }
      while day < days.count, days[day].date < date { day += 1 }
      let name = day < days.count && days[day].date == date ? days[day].zone : nil
      if name != current.name { current = (name, name.flatMap(offsets) ?? standard) }
      rows.append(Self.row(date, sorted, first..<end, in: current.zone, pieces: &pieces))
      first = end
    }
    // Rows without sessions have zones, too.
    var last = current.name
    for day in days where day.zone != last {
      last = day.zone
      _ = last.flatMap(offsets)
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
    restDays = settings.goals.map { goal in
      (goal.from, goal.restDays.reduce(0) { 1...7 ~= $1 ? $0 | 1 << $1 : $0 })
    }
  }

  /// Whether the goals in force on a date, by the rule of `Settings.goal(on:)`, have none for it.
  func isRestDay(_ date: DateOnly) -> Bool? {
    (restDays.last { $0.from <= date } ?? restDays.first).map {
      $0.weekdays & 1 << date.weekday != 0
    }
  }

  /// Place of a date among the days: as far from the first one as it is in days, but for the days
  /// that are missing.
  func place(of date: DateOnly) -> Int? {
    guard let first = dates.first, let last = dates.last, first <= date, date <= last else {
      return nil
    }
    var high = date.days(since: first)
    var low = max(0, high - (last.days(since: first) + 1 - dates.count))
    high = min(high, dates.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if dates[middle] < date { low = middle + 1 } else { high = middle }
    }
    return dates[low] == date ? low : nil
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
    var numbers: [Int] = []
    var cut: [ClockPiece] = []
    numbers.reserveCapacity(pieces.count)
    cut.reserveCapacity(pieces.count)
    for piece in pieces {
      piece.cut(every: Milliseconds.perDay, turn: turn) {
        numbers.append($0)
        cut.append($1)
      }
    }
    sort(&cut, by: &numbers)
    var days: [LogicalDay] = []
    var first = 0
    while first < cut.count {
      var end = first
      while end < cut.count, numbers[end] == numbers[first] { end += 1 }
      let date = DateOnly(dayNumber: numbers[first])
      if let day = LogicalDay(date: date, pieces: cut[first..<end], lateFromMinute: lateFromMinute)
      {
        days.append(day)
      }
      first = end
    }
    return days
  }

  /// By day, then start; rows from the cache mostly are.
  private static func sort(_ pieces: inout [ClockPiece], by numbers: inout [Int]) {
    let isSorted = pieces.indices.dropFirst().allSatisfy { place in
      numbers[place - 1] == numbers[place]
        ? pieces[place - 1].start <= pieces[place].start
        : numbers[place - 1] < numbers[place]
    }
    if isSorted { return }
    let sorted = zip(numbers, pieces).sorted { ($0.0, $0.1.start) < ($1.0, $1.1.start) }
    numbers = sorted.map(\.0)
    pieces = sorted.map(\.1)
  }

  private static func aiTime(_ days: [DayStat], categories: [String]) -> [Int] {
    let wanted = Set(categories.map { $0.lowercased() })
    // A handful of names again and again: comparing them is cheaper than hashing.
    var few: [(name: String, isAi: Bool)] = []
    var matches: [String: Bool] = [:]
    func isAi(_ name: String) -> Bool {
      for known in few where known.name == name { return known.isAi }
      if let known = matches[name] { return known }
      let match = wanted.contains(name.lowercased())
      if few.count < 16 { few.append((name, match)) } else { matches[name] = match }
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
