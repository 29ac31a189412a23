import Core
import Terminal

/// The Trends pane: "is this month like me?" in its first lines, the rest as there is room.
public struct TrendsPane: FigureView, Sendable {
  public var screen: TrendsScreen
  public var theme: Theme

  public init(_ screen: TrendsScreen, theme: Theme) {
    self.screen = screen
    self.theme = theme
  }

  public func paint(in area: Rect, on canvas: inout FigureCanvas) {
    guard !area.isEmpty else { return }
    let empty = StateView.Kind.empty(
      title: "No trends yet",
      detail: "They need days. As soon as the server has one for you, it appears here.")
    if let content = screen.content(
      orDraw: empty, hue: .trends, theme: theme, in: area, on: &canvas)
    {
      paint(content, in: area, on: &canvas)
    }
  }

  private func paint(_ content: TrendsContent, in area: Rect, on canvas: inout FigureCanvas) {
    let ink = TrendsInk(content: content, theme: theme, selected: screen.cursor.selected)
    if area.width < 40 || area.height < 3 {
      TrendsShort(ink: ink).paint(in: area, on: &canvas)
    } else if area.width < 78 || area.height < 16 {
      TrendsCompact(ink: ink).paint(in: area, on: &canvas)
    } else {
      TrendsStack(blocks: blocks(ink, width: area.width - 2), selected: screen.cursor.selected)
        .paint(in: area.inset(horizontal: 1, vertical: 0), on: &canvas)
    }
    canvas.nameHidden(
      screen.cursor.selected.flatMap { content.figures[$0] }, theme: theme, in: area)
    canvas.highlight(
      screen.cursor.selected, style: theme.style(.selection), markStyle: theme.style(.strong),
      in: area)
    if let open = screen.cursor.open {
      canvas.draw(ExplanationView(open, hue: .trends, theme: theme), in: area)
    }
  }

  private func blocks(_ ink: TrendsInk, width: Int) -> [any TrendsBlock] {
    let chart = ChartBlock(ink: ink)
    let hours = SideBySide(
      left: HeatBlock(ink: ink), right: WeeksBlock(ink: ink),
      width: width >= 118 ? width - 76 : 36, gap: 2)
    let year = YearBlock(ink: ink)
    switch ink.content.page {
    case .overview:
      return [
        SideBySide(left: chart, right: StrainBlock(ink: ink), width: 38, gap: 2),
        BurnoutBlock(ink: ink, isLong: false), AiBlock(ink: ink), hours, LoadBlock(ink: ink), year,
      ]
    case .burnout:
      let strain = StrainBlock(ink: ink)
      let parts = PartsBlock(ink: ink)
      let top: [any TrendsBlock] =
        width >= 100
        ? [SideBySide(left: strain, right: parts, width: width - 42, gap: 2)] : [strain, parts]
      return top + [BurnoutBlock(ink: ink, isLong: true), LoadBlock(ink: ink)]
    case .ai: return [AiBlock(ink: ink), AiTableBlock(ink: ink)]
    case .hours: return [chart, hours, year]
    }
  }
}
