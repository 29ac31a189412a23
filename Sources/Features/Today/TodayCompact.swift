import Core
import Terminal

/// A small terminal: one line an item, the rings as bars, the most important first.
struct TodayCompact {
  let lines: TodayLines

  private var content: TodayContent { lines.content }
  private var theme: Theme { lines.theme }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var area = area.inset(horizontal: 1, vertical: 0)
    for item in items(width: area.width, height: area.height) {
      let row = area.takeTop(1)
      switch item {
      case .line(let line): canvas.write(line, x: row.x, y: row.y, clip: row)
      case .bar(let fraction, let figure, let style):
        canvas.draw(
          Gauge(fraction, style: style, track: theme.style(.track)), in: row, figure: figure)
      case .window:
        canvas.draw(WindowGauge(content.day, theme: theme), in: row, figure: .window)
      }
    }
  }

  private enum Item {
    case line(FigureText)
    case bar(Double, FigureID, Style)
    case window
  }

  /// In order of the screen; with few rows those that say least leave first.
  private func items(width: Int, height: Int) -> [Item] {
    let day = content.day
    let dayBar = Item.bar(content.ring.fill ?? 0, .dayPercent, theme.style(PaneHue.today))
    let week = day.week
    let weekFill = week.week.goal > 0 ? Double(week.total) / Double(week.week.goal) : 0
    let weekBar = Item.bar(weekFill, .weekPercent, theme.style(.info))
    let outlook = lines.outlook(width: width).filter { $0.columns > 0 }
    let ranked: [(rank: Int, item: Item)] =
      [
        (4, .line(lines.dayHeading)), (0, .line(lines.dayTotal)), (3, dayBar),
      ] + outlook.enumerated().map { (5 + $0.offset * 4, .line($0.element)) } + [
        (1, .line(lines.weekTotal)), (7, weekBar), (2, .line(lines.pace)),
        (6, .line(lines.weekDays)),
        (10, .line(lines.window)), (11, .window), (8, .line(lines.streak)),
        (12, .line(lines.focus)),
        (13, .line(lines.strain)),
      ]
    let kept = ranked.map(\.rank).sorted().prefix(height)
    return ranked.filter { kept.contains($0.rank) }.map(\.item)
  }
}
