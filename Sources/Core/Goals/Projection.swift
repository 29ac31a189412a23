/// Where today is heading, from what the own past work days held after this hour (R7).
/// Milliseconds.
///
/// It adds instead of dividing by a share of the day done, which explodes in the morning.
public struct Projection: Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    case ok
    /// The window is over; what is projected is today's total.
    case done
    case rest
    case needsHistory
  }

  public let state: State
  public let today: Int
  public let goal: Int
  /// Today and the median of the samples.
  public let projected: Int?
  /// Today and their quartiles.
  public let low: Int?
  public let high: Int?
  public let isOnTrack: Bool?
  /// First five-minute mark whose median reaches the goal, in minutes after midnight.
  public let goalAtMinute: Int?
  /// Minute of the day the projection ends at; 1440 for a window over midnight or none.
  public let endMinute: Int
  /// What each of the past days held between now's label and the end, with its date.
  public let samples: [Sample]
  public let missing: Missing?

  public struct Sample: Hashable, Sendable {
    public let date: DateOnly
    public let milliseconds: Int
  }

  public init(_ history: History, now: Instant) {
    let date = history.today(at: now)
    let config = history.goal(on: date)
    let end = config.isWindowOff || config.windowCrossesMidnight ? 1440 : config.windowEndMinute
    let label =
      history.offsets(on: date).label(of: now) - date.dayNumber * Milliseconds.perDay
    let afternoons = Afternoons(history, before: date, from: label)
    let goal = config.dailyGoalMinutes * Milliseconds.perMinute
    let today = history.total(date) ?? 0
    endMinute = end
    self.goal = goal
    self.today = today
    samples = afternoons.samples(until: end)
    let isDone = label >= end * Milliseconds.perMinute
    let needed = Thresholds.projectionSamples - samples.count
    let state: State =
      !history.isWorkDay(date) ? .rest : isDone ? .done : needed > 0 ? .needsHistory : .ok
    self.state = state
    missing = state == .needsHistory ? .needsHistory(days: needed) : nil
    let values = samples.map { Double($0.milliseconds) }
    func at(_ quantile: Double) -> Int? {
      state == .ok ? Quantile.rounded(values, quantile).map { today + $0 } : nil
    }
    low = at(0.25)
    high = at(0.75)
    let projected = state == .done ? today : at(0.5)
    self.projected = projected
    isOnTrack = projected.map { $0 >= goal }
    goalAtMinute =
      state == .ok && today < goal
      ? afternoons.firstMark(until: end, reaching: goal - today) : nil
  }
}
