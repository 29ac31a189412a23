/// What the Projects pane can be told to do.
public enum ProjectsCommand: Hashable, Sendable, CaseIterable {
  case previousFigure
  case nextFigure
  /// A month back or forward.
  case earlier
  case later
  case thisMonth
  /// Takes the selected project onto the draft, or off it.
  case toggle
  /// All projects with a rate, or none.
  case toggleAll
  /// Month, week, quarter, then days of one's own.
  case nextPeriod
  case filter
  case editRate
  case enter
  case back
}
