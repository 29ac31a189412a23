/// Weeks of days, each a level (R25).
public struct YearGrid: Hashable, Sendable {
  public enum Cell: Hashable, Sendable {
    case level(GridLevel)
    /// Drawn "·": there is no row.
    case unknown
    case future
  }

  /// First day of the first week.
  public let start: DateOnly
  /// A column for each week, oldest first; seven cells each from the week's start.
  public let weeks: [[Cell]]

  /// So many weeks, the last one holding today.
  public init(_ history: History, weeks count: Int, now: Instant) {
    let today = history.today(at: now)
    let current = today.startOfWeek(startingOn: history.settings.weekStart)
    let first = current.advanced(by: -7 * (max(1, count) - 1))
    start = first
    weeks = (0..<max(1, count)).map { week in
      (0..<7).map { day in
        let date = first.advanced(by: 7 * week + day)
        if date > today { return .future }
        return GridLevel(of: date, in: history, today: today).map { .level($0) } ?? .unknown
      }
    }
  }
}
