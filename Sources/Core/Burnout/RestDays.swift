/// Rest days and days off that were worked, of 28 logical days (R18). Milliseconds.
public struct RestDays: Hashable, Sendable {
  public let asOf: DateOnly
  /// Those with at least 15 active minutes.
  public let violations: [DateOnly]
  /// Rest days and days off of the 28.
  public let restDays: Int
  /// Active time on the violations.
  public let milliseconds: Int
  /// Days back from as-of, known, with at least 15 active minutes.
  public let daysInARow: Int

  public init(_ history: History, asOf: DateOnly) {
    let rest = ClosedRange<DateOnly>.days(Thresholds.burnoutDays, endingOn: asOf)
      .filter { !history.isWorkDay($0) }
    let worked = rest.filter { Self.active(history, $0) >= Thresholds.restViolation }
    self.asOf = asOf
    violations = worked
    restDays = rest.count
    milliseconds = worked.reduce(0) { $0 + Self.active(history, $1) }
    var run = 0
    var date = asOf
    while history.total(date) != nil, Self.active(history, date) >= Thresholds.restViolation {
      run += 1
      date = date.advanced(by: -1)
    }
    daysInARow = run
  }

  /// Violations / rest days; nil without a rest day.
  public var share: Double? {
    restDays > 0 ? Double(violations.count) / Double(restDays) : nil
  }

  /// Active time of the logical day. A row without sessions is taken at its total.
  static func active(_ history: History, _ date: DateOnly) -> Int {
    let logical = history.logicalDay(date)?.activeMilliseconds ?? 0
    return history.wallClock(date) > 0 ? logical : max(logical, history.total(date) ?? 0)
  }
}
