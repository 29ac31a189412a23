import Terminal

/// The year, a sign a day.
struct YearBlock: TrendsBlock {
  let ink: TrendsInk

  var rows: ClosedRange<Int> { YearGridView.height...YearGridView.height }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    let grid = YearGridView(
      grid: ink.content.results.grid, selected: ink.content.chart.date, theme: ink.theme)
    canvas.draw(grid, in: area, figure: .trendsYear)
    canvas.point(in: area) { grid.date(at: $0, in: area).map { .day($0) } }
  }
}
