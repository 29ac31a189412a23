import Core

/// Where today and the open week stand: everything that does not depend on the selected day.
public struct GoalEngine: Sendable, Equatable {
  public let today: DateOnly
  public let pace: RequiredPace
  public let projection: Projection
  public let streak: Streak
  public let weekStreak: WeekStreak
  /// Over the last four weeks, today included.
  public let adherence: WindowAdherence
  public let strain: StrainSignal
  public let grid: YearGrid
  /// The last four weeks, today included.
  public let recent: RangeView

  public init(_ history: History, now: Instant) {
    let today = history.today(at: now)
    self.today = today
    pace = RequiredPace(history, now: now)
    projection = Projection(history, now: now)
    streak = Streak(history, now: now)
    weekStreak = WeekStreak(history, now: now)
    adherence = WindowAdherence(
      history, in: .days(Thresholds.lookBackDays, endingOn: today), now: now)
    strain = StrainSignal(history, asOf: history.asOf(at: now))
    recent = RangeView(
      .days(Thresholds.lookBackDays, endingOn: today), in: history, now: now)
    grid = YearGrid(history, weeks: Self.gridWeeks, now: now)
  }

  /// Weeks of the year grid that a screen of 200 columns can show.
  public static let gridWeeks = 90
}
