import Core

/// A synthetic history, and what was planted in it.
public struct GeneratedHistory: Sendable, Equatable {
  public let days: [DayStat]
  public let sessions: [Session]
  public let daysOff: [DayRange]
  /// Weeks of overwork.
  public let crunch: [DayRange]
  /// The work starts later every day from here on.
  public let driftFrom: DateOnly
  /// The first day with AI coding; later than the last day where there is none.
  public let aiFrom: DateOnly
  /// The weeks in another zone.
  public let trip: DayRange?
  /// Dates without a row.
  public let missing: [DateOnly]
  /// Dates whose row cannot be read.
  public let unreadable: [DateOnly]
}
