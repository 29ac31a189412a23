/// How much of the wall clock lay in the late hours, over 28 logical days (R15). Milliseconds.
public struct LateNights: Hashable, Sendable {
  public let asOf: DateOnly
  public let lateFromMinute: Int
  public let late: Int
  public let wall: Int
  /// 0 to 1; nil where nothing was coded.
  public let share: Double?
  /// Logical days with at least 15 late minutes.
  public let nights: [DateOnly]
  public let missing: Missing?

  public init(_ history: History, asOf: DateOnly) {
    let days = history.index.logicalDays(in: .days(Thresholds.burnoutDays, endingOn: asOf))
    let late = days.reduce(0) { $0 + $1.lateMilliseconds }
    let wall = days.reduce(0) { $0 + $1.activeMilliseconds }
    self.asOf = asOf
    lateFromMinute = history.settings.lateFromMinute
    self.late = late
    self.wall = wall
    share = wall > 0 ? Double(late) / Double(wall) : nil
    nights = days.filter { $0.lateMilliseconds >= Thresholds.lateNight }.map(\.date)
    missing = wall > 0 ? nil : .noData
  }
}
