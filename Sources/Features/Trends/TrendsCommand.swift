/// What the Trends pane can be told to do.
public enum TrendsCommand: Hashable, Sendable, CaseIterable {
  case previousFigure
  case nextFigure
  /// One day, week, month or year back, as the range says.
  case earlier
  case later
  case today
  case showDays
  case showWeek
  case showMonth
  case showYear
  /// The burnout panel alone, in detail; again: all of the pane.
  case burnout
  case ai
  case hours
  /// Explains the selected number, then shows its days; without one explains the page's first.
  case enter
  case back
}
