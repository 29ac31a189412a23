import Core

/// The hours chart: a range on the same day totals as everywhere (R26).
public struct TrendsChart: Hashable, Sendable {
  public let kind: RangeView.Kind
  /// The selected day.
  public let date: DateOnly
  /// The day, week, month or year that holds it.
  public let view: RangeView
  /// Four weeks up to the selected day, for the mean beside single days.
  public let recent: RangeView
  /// A bar a day; empty for a year.
  public let days: [DayPoint]
  /// A bar a month: the year's.
  public let months: [RangeView]

  public init(_ kind: RangeView.Kind, holding date: DateOnly, in history: History, now: Instant) {
    let view = RangeView(kind, holding: date, in: history, now: now)
    self.kind = kind
    self.date = date
    self.view = view
    recent = RangeView(.days(Thresholds.burnoutDays, endingOn: date), in: history, now: now)
    let today = history.today(at: now)
    switch kind {
    case .day:
      let last = min(today, date.advanced(by: Self.reach))
      days = (date.advanced(by: -Self.reach)...max(last, date)).map {
        DayPoint($0, in: history, today: today)
      }
      months = []
    case .week, .month:
      days = view.days
      months = []
    case .year:
      days = []
      months = (0..<12).map {
        RangeView(.month, holding: view.range.lowerBound.addingMonths($0), in: history, now: now)
      }
    }
  }

  /// Days on either side of the selected one, as many as the widest screens show.
  static let reach = 290

  /// The goal in force on the selected day, in milliseconds; 0 is off.
  public var goal: Int { days.first { $0.date == date }?.goal ?? view.days.last?.goal ?? 0 }
}
