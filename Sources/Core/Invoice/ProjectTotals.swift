/// Time by project over a range, each in full (R23, G4). Milliseconds.
public struct ProjectTotals: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public let project: String
    public let milliseconds: Int
    /// Of the sum over projects, 0 to 1; nil where that is 0.
    public let share: Double?
  }

  public let range: ClosedRange<DateOnly>
  /// Most first, ties by name.
  public let rows: [Row]
  /// Sum over projects; may pass the day totals where projects overlap.
  public let sum: Int
  /// Sum of day totals.
  public let dayTotal: Int

  public init(_ history: History, in range: ClosedRange<DateOnly>, now: Instant) {
    var times: [String: Int] = [:]
    var dayTotal = 0
    for day in history.knownDays(in: range, upTo: history.today(at: now)) {
      dayTotal += day.totalMilliseconds
      for project in day.projects { times[project.name, default: 0] += project.milliseconds }
    }
    let sum = times.values.reduce(0, +)
    self.range = range
    self.sum = sum
    self.dayTotal = dayTotal
    rows = NamedTime.mostFirst(times).map {
      Row(
        project: $0.name, milliseconds: $0.milliseconds,
        share: sum > 0 ? Double($0.milliseconds) / Double(sum) : nil)
    }
  }

  /// Time of a project a week, oldest first, the last week holding today: its spark.
  public static func weekly(
    _ project: String, weeks count: Int, of history: History, now: Instant
  ) -> [Int] {
    let today = history.today(at: now)
    let current = today.startOfWeek(startingOn: history.settings.weekStart)
    return (0..<max(0, count)).map { place in
      let start = current.advanced(by: -7 * (count - 1 - place))
      return history.knownDays(in: start...start.advanced(by: 6), upTo: today)
        .reduce(0) { $0 + $1.time(of: project) }
    }
  }
}
