/// Something about a day's row that a reader should know before trusting its total.
public enum DayMark: String, Hashable, Sendable, CaseIterable {
  /// A total below zero, counted as 0.
  case negativeTotal
  /// More than 24 hours in one day; counted as it stands.
  case over24Hours
  /// The sessions differ from the total by more than 60 s: part of the day is missing.
  case sessionsIncomplete
  /// Sessions but no total: the wall clock stands in, shown with "≈" (G4).
  case totalFromSessions
  /// The row names a zone this system does not know; the settings' or system's zone is used.
  case unknownZone
  /// A category or project without a name.
  case unnamedPart
  /// The server sent the date twice; the row updated last is counted.
  case duplicateRow
  /// A session of the row begins on another date.
  case sessionOutsideDay
  /// The row's date lies after today; it is not counted.
  case inFuture
  /// Came from a file that was imported, not from a server.
  case imported
}
