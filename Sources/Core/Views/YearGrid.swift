/// Weeks of days, each a level (R25).
public struct YearGrid: Hashable, Sendable {
  public enum Cell: Hashable, Sendable {
    case level(GridLevel)
    /// Nothing was coded, and nothing was asked: a rest day, a day off, or a today still open.
    case idle(DayStatus)
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
        Self.cell(first.advanced(by: 7 * week + day), in: history, today: today)
      }
    }
  }

  private static func cell(_ date: DateOnly, in history: History, today: DateOnly) -> Cell {
    if date > today { return .future }
    guard let level = GridLevel(of: date, in: history, today: today) else { return .unknown }
    guard level == .nothing else { return .level(level) }
    let status = DayStatus(of: date, in: history, today: today)
    return switch status {
    case .rest, .off, .pending: .idle(status)
    default: .level(level)
    }
  }
}
