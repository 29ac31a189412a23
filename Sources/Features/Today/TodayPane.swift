import Core
import Terminal

/// The Today pane: "am I on track?" in its first two lines, the rest as there is room.
public struct TodayPane: FigureView, Sendable {
  public var screen: TodayScreen
  public var theme: Theme
  /// Today's total in milliseconds while it moves, to be drawn in the true one's place.
  public var counted: Int?

  public init(_ screen: TodayScreen, theme: Theme, counted: Int? = nil) {
    self.screen = screen
    self.theme = theme
    self.counted = counted
  }

  public func paint(in area: Rect, on canvas: inout FigureCanvas) {
    guard !area.isEmpty else { return }
    let empty = StateView.Kind.empty(
      title: "No coding time yet",
      detail: "As soon as the server has a day for you, it appears here. r asks again.")
    if var content = screen.content(
      orDraw: empty, hue: .today, theme: theme, in: area, on: &canvas)
    {
      if content.day.isToday { content.counted = counted.map(content.day.ring.counted) }
      paint(content, in: area, on: &canvas)
    }
  }

  private func paint(_ content: TodayContent, in area: Rect, on canvas: inout FigureCanvas) {
    let lines = TodayLines(content: content, theme: theme)
    if area.width < 40 || area.height < 3 {
      TodayShort(content: content, theme: theme).paint(in: area, on: &canvas)
    } else if content.page == .detail {
      DayPage(content: content, theme: theme, selected: screen.cursor.selected)
        .paint(in: area, on: &canvas)
    } else if content.page == .range, let range = content.range {
      RangePage(content: content, range: range, theme: theme).paint(in: area, on: &canvas)
    } else if area.width < 80 || area.height < 20 {
      TodayCompact(lines: lines).paint(in: area, on: &canvas)
    } else {
      TodayOverview(lines: lines, sweep: screen.sweep).paint(in: area, on: &canvas)
    }
    canvas.nameHidden(
      screen.cursor.selected.flatMap { content.figures[$0] }, theme: theme, in: area)
    canvas.highlight(
      screen.cursor.selected, style: theme.style(.selection), markStyle: theme.style(.strong),
      in: area)
    if let open = screen.cursor.open {
      canvas.draw(ExplanationView(open, hue: .today, theme: theme), in: area)
    }
  }

  /// The day of the year grid under a position.
  public func day(at position: Position, in area: Rect) -> DateOnly? {
    var canvas = FigureCanvas(Buffer(size: Size(width: area.maxX, height: area.maxY)))
    paint(in: area, on: &canvas)
    guard let content = screen.state.value,
      let place = canvas.drawn.last(where: { $0.figure == .year })
    else { return nil }
    let grid = YearGridView(grid: content.goals.grid, selected: nil, theme: theme)
    return grid.date(at: position, in: place.area)
  }
}
