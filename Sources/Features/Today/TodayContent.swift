import Core

/// Everything the Today pane draws while there is data.
public struct TodayContent: PaneContent {
  public let goals: GoalEngine
  public let day: DayDetail
  /// The week, month or year shown; nil while a day is.
  public let range: RangeView?
  public let page: TodayPage
  public let breakdown: BreakdownState
  /// What the day's total was before the server changed it; nil where it never did.
  public let earlier: String?
  /// The day's ring while its number moves; nil while it stands.
  var counted: Ring?
  /// The numbers of the page in reading order.
  public let figures: [Figure]
  /// Rows of the range's days, else of the last four weeks; newest first.
  public let entries: [DayEntry]
  /// No row at all yet.
  public let isEmpty: Bool

  /// The day's ring as it is drawn.
  var ring: Ring { counted ?? day.ring }

  /// A figure's text as it is drawn; nil where the page has no such figure.
  func text(of id: FigureID) -> String? {
    switch id {
    case .dayTotal where counted != nil: ring.totalText
    case .dayPercent where counted != nil: ring.percentText
    default: figures[id]?.text
    }
  }
}
