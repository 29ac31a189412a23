import Core

/// What the Today pane can be told to do.
public enum TodayCommand: Hashable, Sendable, CaseIterable {
  case previousFigure
  case nextFigure
  /// One day, week, month or year back, as the range says.
  case earlier
  case later
  case today
  case showDay
  case showWeek
  case showMonth
  case showYear
  /// Explains the selected number, then shows its days; without one opens the day.
  case enter
  case back
  case toggleDayOff
}
