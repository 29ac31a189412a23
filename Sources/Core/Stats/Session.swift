/// One stretch of coding on one project, as the `durations` table holds it.
public struct Session: Hashable, Sendable {
  public let start: Instant
  /// Length in milliseconds, at least 0.
  public let milliseconds: Int
  /// Nil where the source names none.
  public let project: String?
  /// The date of the row the session came in: final, whatever its start says (G3).
  public let rowDate: DateOnly

  public init(start: Instant, milliseconds: Int, project: String?, rowDate: DateOnly) {
    self.start = start
    self.milliseconds = milliseconds
    self.project = project
    self.rowDate = rowDate
  }

  public var end: Instant { start.advanced(byMilliseconds: milliseconds) }
}
