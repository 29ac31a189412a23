/// The questions every rule asks of a date.
extension History {
  /// The date the clock shows now, in the history's zone.
  public func today(at now: Instant) -> DateOnly {
    index.zone.date(of: now)
  }

  /// The last complete logical day (G8): until 04:00 that is the day before yesterday.
  public func asOf(at now: Instant) -> DateOnly {
    let turn = Thresholds.logicalDayMinute * Milliseconds.perMinute
    let label = index.zone.label(of: now) - turn
    return DateOnly(dayNumber: Floor.divide(label, Milliseconds.perDay) - 1)
  }

  /// The offsets of a row's zone: its own, else the history's (G3).
  public func offsets(on date: DateOnly) -> ZoneOffsets {
    day(date)?.zone.flatMap { index.zones[$0] } ?? index.zone
  }

  /// A day's total in milliseconds; nil for an unknown day (G5).
  public func total(_ date: DateOnly) -> Int? {
    index.place(of: date).flatMap { index.totals[$0] < 0 ? nil : index.totals[$0] }
  }

  /// The day's total is not WakaTime's but the sum of its sessions, and marked "≈" (G4).
  public func isApproximate(_ date: DateOnly) -> Bool {
    day(date)?.marks.contains(.totalFromSessions) == true
  }

  /// Wall clock of a row: the union of its sessions in milliseconds (G4).
  public func wallClock(_ date: DateOnly) -> Int {
    index.row(date)?.wallMilliseconds ?? 0
  }

  /// The sessions of a row by start.
  public func sessions(on date: DateOnly) -> ArraySlice<Session> {
    index.row(date).map { index.sessions[$0.sessions] } ?? []
  }

  /// The logical day of a date, where anything was coded in it.
  public func logicalDay(_ date: DateOnly) -> LogicalDay? {
    index.logicalDay(date)
  }

  /// AI time of a day in milliseconds (R21).
  public func aiMilliseconds(_ date: DateOnly) -> Int {
    index.place(of: date).map { index.aiMilliseconds[$0] } ?? 0
  }

  public func goal(on date: DateOnly) -> GoalConfig {
    settings.goal(on: date)
  }

  public func isDayOff(_ date: DateOnly) -> Bool {
    index.isDayOff(date)
  }

  public func isRestDay(_ date: DateOnly) -> Bool {
    index.isRestDay(date) ?? goal(on: date).restDays.contains(date.weekday)
  }

  /// Neither a rest day nor a day off (G10).
  public func isWorkDay(_ date: DateOnly) -> Bool {
    !isRestDay(date) && !isDayOff(date)
  }

  /// The first day whose total is known, up to a date.
  public func firstKnownDay(upTo date: DateOnly) -> DateOnly? {
    index.totals.firstIndex { $0 >= 0 }.map { index.dates[$0] }.flatMap { $0 <= date ? $0 : nil }
  }

  /// The known days of a range that have begun.
  func knownDays(in range: ClosedRange<DateOnly>, upTo today: DateOnly) -> [DayStat] {
    guard range.lowerBound <= today else { return [] }
    return days(in: range.lowerBound...min(range.upperBound, today)).filter(\.isKnown)
  }

  /// The clock pieces of a row.
  func pieces(of row: RowClock) -> ArraySlice<ClockPiece> {
    index.pieces[row.pieces]
  }

  /// The rows with sessions of a range that have begun.
  func rows(in range: ClosedRange<DateOnly>, upTo today: DateOnly) -> ArraySlice<RowClock> {
    guard range.lowerBound <= today else { return [] }
    return index.rows(in: range.lowerBound...min(range.upperBound, today))
  }
}

extension ClosedRange where Bound == DateOnly {
  /// So many days, the last one included.
  public static func days(_ count: Int, endingOn last: DateOnly) -> ClosedRange<DateOnly> {
    last.advanced(by: 1 - Swift.max(1, count))...last
  }
}
