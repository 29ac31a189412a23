/// The same day totals over a day, week, month or year (R26). Milliseconds.
public struct RangeView: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case day
    case week
    case month
    case year
  }

  public let kind: Kind?
  public let range: ClosedRange<DateOnly>
  /// A point a day, in order; nil totals are unknown or have not begun.
  public let days: [DayPoint]
  public let total: Int
  /// Days whose total is known: what the mean divides by, named beside it.
  public let knownDays: Int
  /// Today is one of the known days, and still runs.
  public let includesToday: Bool
  /// Begun days without a known total.
  public let unknownDays: Int
  /// Nil without a known day.
  public let meanPerKnownDay: Int?
  /// The day with most time; ties to the later. Nil without any time.
  public let best: DayPoint?

  /// The range of a kind that holds a date.
  public init(_ kind: Kind, holding date: DateOnly, in history: History, now: Instant) {
    self.init(
      kind, Self.range(kind, holding: date, weekStart: history.settings.weekStart), history, now)
  }

  /// Any range.
  public init(_ range: ClosedRange<DateOnly>, in history: History, now: Instant) {
    self.init(nil, range, history, now)
  }

  private init(
    _ kind: Kind?, _ range: ClosedRange<DateOnly>, _ history: History, _ now: Instant
  ) {
    let today = history.today(at: now)
    let days = range.map { DayPoint($0, in: history, today: today) }
    let known = days.compactMap(\.total)
    let sum = known.reduce(0, +)
    self.kind = kind
    self.range = range
    self.days = days
    total = sum
    knownDays = known.count
    includesToday = days.contains { $0.date == today && $0.total != nil }
    unknownDays = days.count { $0.total == nil && $0.date <= today }
    meanPerKnownDay = known.isEmpty ? nil : Floor.halfUp(sum, known.count)
    best = days.filter { $0.total ?? 0 > 0 }.max {
      ($0.total ?? 0, $0.date) < ($1.total ?? 0, $1.date)
    }
  }

  /// The dates a kind shows around a date.
  public static func range(
    _ kind: Kind, holding date: DateOnly, weekStart: Int
  ) -> ClosedRange<DateOnly> {
    switch kind {
    case .day: return date...date
    case .week:
      let start = date.startOfWeek(startingOn: weekStart)
      return start...start.advanced(by: 6)
    case .month: return date.startOfMonth...date.endOfMonth
    case .year:
      let start = date.startOfMonth.addingMonths(1 - date.month)
      return start...start.addingMonths(12).advanced(by: -1)
    }
  }

  /// The same place so many ranges later; earlier where negative.
  public static func moved(_ date: DateOnly, _ kind: Kind, by steps: Int) -> DateOnly {
    switch kind {
    case .day: date.advanced(by: steps)
    case .week: date.advanced(by: 7 * steps)
    case .month: date.addingMonths(steps)
    case .year: date.addingMonths(12 * steps)
    }
  }
}
