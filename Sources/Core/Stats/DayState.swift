/// What is known of a day (`data.md` section 4, rule 2). No row, an unreadable row and a row of
/// zero seconds are three different things.
public enum DayState: Hashable, Sendable {
  /// The server has no row for the date: unknown, never 0 h (G5).
  case noRow
  /// There is a row, but no total can be read from it. Unknown, with the reason in words.
  case unreadable(String)
  /// A row of 0 s that no longer changes much: a day without coding.
  case zero
  /// Today: the day still runs.
  case partial
  /// A past day that may still grow: it has not been closed for 15 days.
  case open
  /// Closed and 15 days old; only a deep sync asks for it again.
  case settled

  /// Whether the day's total is known (G5).
  public var isKnown: Bool {
    switch self {
    case .noRow, .unreadable: false
    case .zero, .partial, .open, .settled: true
    }
  }
}
