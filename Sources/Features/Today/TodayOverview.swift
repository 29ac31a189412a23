import Core
import Terminal

/// The pane with room for rings: the rings and their lines, the window, the runs, the card, the grid.
struct TodayOverview {
  let lines: TodayLines
  /// Share of the rings' fill that is drawn; 1 is all of it.
  let sweep: Double

  private var content: TodayContent { lines.content }
  private var theme: Theme { lines.theme }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    if area.height > 20 { _ = rest.takeTop(1) }
    let ringRows = ringRows(in: area)
    var top = rest.takeTop(ringRows)
    _ = top.takeLeft(2)
    paintRings(in: top.takeLeft(ringRows * 2), on: &canvas)
    _ = top.takeLeft(3)
    let hasCard = area.width >= 118
    paintLines(
      in: top.takeLeft(hasCard ? min(top.width, area.width >= 140 ? 60 : 56) : top.width),
      on: &canvas)
    if hasCard {
      let card = Rect(x: top.x, y: area.y, width: top.width - 1, height: ringRows + 1)
      DayCard(content: content, theme: theme).paint(in: card, on: &canvas)
    }
    _ = rest.takeTop(1)
    _ = rest.takeLeft(2)
    paintLower(in: rest, cardBelow: !hasCard, on: &canvas)
  }

  private func ringRows(in area: Rect) -> Int {
    if area.width >= 160, area.height >= 45 { return 19 }
    if area.width >= 118, area.height >= 32 { return 13 }
    return area.height > 20 ? 10 : 9
  }

  private func paintRings(in area: Rect, on canvas: inout FigureCanvas) {
    let week = content.day.week
    let weekFraction = week.week.goal > 0 ? Double(week.total) / Double(week.week.goal) : nil
    let lap = theme.style(.lap)
    let ring = Terminal.Ring(
      circles: [
        .init(dayFraction.map { $0 * sweep }, style: theme.style(PaneHue.today), lapStyle: lap),
        .init(weekFraction.map { $0 * sweep }, style: theme.style(.info), lapStyle: lap),
      ], track: theme.style(.track))
    canvas.draw(ring, in: area, figure: .dayPercent)
    paintMiddle(in: area, on: &canvas)
  }

  private var dayFraction: Double? {
    let ring = content.ring
    guard ring.goal > 0, let total = ring.total else { return ring.fill }
    return Double(total) / Double(ring.goal)
  }

  private func paintMiddle(in area: Rect, on canvas: inout FigureCanvas) {
    let strong = theme.style(.strong)
    let ring = content.day.ring
    var text = [FigureText().figure(.dayPercent, from: content, strong)]
    if ring.percent == nil {
      text = [FigureText(ring.status.symbol, theme.style(ring.status.role).adding(.bold))]
    }
    if area.height >= 13, content.day.week.percent != nil {
      text.append(
        FigureText("week ", theme.style(.muted))
          .figure(.weekPercent, from: content, theme.style(.info)))
    }
    for (row, line) in text.enumerated() {
      let x = area.x + (area.width - line.columns) / 2
      let y = area.y + (area.height - text.count) / 2 + row
      canvas.write(line, x: x, y: y, clip: area)
    }
  }

  private func paintLines(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    _ = rest.takeTop((area.height - 9) / 2)
    var outlook = lines.outlook(width: area.width)
    while outlook.count < 2 { outlook.append(FigureText()) }
    for line in [lines.dayHeading, lines.dayTotal] + outlook + [FigureText(), lines.weekTotal] {
      let row = rest.takeTop(1)
      canvas.write(line, x: row.x, y: row.y, clip: row)
    }
    paintWeekBar(in: rest.takeTop(1), on: &canvas)
    for line in [lines.pace, lines.weekDays] {
      let row = rest.takeTop(1)
      canvas.write(line, x: row.x, y: row.y, clip: row)
    }
  }

  private func paintWeekBar(in row: Rect, on canvas: inout FigureCanvas) {
    let week = content.day.week
    guard week.week.goal > 0 else { return }
    var row = row
    let bar = row.takeLeft(40)
    canvas.draw(
      Gauge(
        Double(week.total) / Double(week.week.goal), style: theme.style(.info),
        track: theme.style(.track)), in: bar, figure: .weekPercent)
  }

  private func paintLower(in area: Rect, cardBelow: Bool, on canvas: inout FigureCanvas) {
    var rest = area
    _ = rest.takeRight(1)
    let heading = rest.takeTop(1)
    canvas.write(lines.window, x: heading.x, y: heading.y, clip: heading)
    canvas.draw(WindowGauge(content.day, theme: theme), in: rest.takeTop(2), figure: .window)
    _ = rest.takeTop(1)
    for line in [lines.streak, lines.focus, lines.strain] {
      let row = rest.takeTop(1)
      canvas.write(line, x: row.x, y: row.y, clip: row)
    }
    _ = rest.takeTop(1)
    if cardBelow, rest.height >= 6 {
      let height =
        rest.height >= YearGridView.height + 8 ? rest.height - YearGridView.height - 1 : 6
      let card = rest.takeTop(min(14, height))
      DayCard(content: content, theme: theme).paint(in: card, on: &canvas)
      _ = rest.takeTop(1)
    }
    guard rest.height >= YearGridView.height else { return }
    defer { paintRecent(in: rest, on: &canvas) }
    let grid = YearGridView(grid: content.goals.grid, selected: content.day.date, theme: theme)
    let place = rest.takeTop(YearGridView.height)
    canvas.draw(grid, in: place, figure: .year)
    canvas.point(in: place) { grid.date(at: $0, in: place).map { .day($0) } }
  }

  /// The last days as rows, in as many columns as there is room for.
  private func paintRecent(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    _ = rest.takeTop(1)
    guard rest.height >= 3 else { return }
    let heading = rest.takeTop(1)
    let line = FigureText("LAST ", theme.style(PaneHue.today).adding(.bold))
      .figure(.recentDays, from: content, theme.style(PaneHue.today).adding(.bold))
      .adding("   ", theme.style(.text))
      .figure(.recentMean, from: content, theme.style(.text))
    canvas.write(line, x: heading.x, y: heading.y, clip: heading)
    let columns = rest.columns(max(1, rest.width / Self.dayColumns), gap: 2)
    let rows = min(rest.height - 1, (content.entries.count + columns.count - 1) / columns.count)
    for (index, entry) in content.entries.prefix(rows * columns.count).enumerated() {
      let column = columns[index / rows]
      let row = Rect(x: column.x, y: column.y + index % rows, width: column.width, height: 1)
      canvas.draw(
        DayRow(entry, theme: theme, isSelected: entry.date == content.day.date), in: row,
        figure: .recentDays)
    }
  }

  /// Columns a day's row wants.
  private static let dayColumns = 58
}
