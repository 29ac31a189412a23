import Core
import Terminal

/// Twelve weeks of each project, to its own scale.
struct ProjectSparks {
  let ink: ProjectsInk

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    guard area.height >= 3 else { return }
    var rest = area
    let head = rest.takeTop(1)
    let title =
      ink.heading("PER WEEK")
      + ink.muted("  the 12 weeks up to now, this one still running", figure: spark)
    canvas.write(title, x: head.x, y: head.y, clip: head)
    let height = barHeight(in: rest)
    for row in ink.rows(rest.height) {
      paint(row, in: rest.takeTop(height), on: &canvas)
      if height > 1 { _ = rest.takeTop(1) }
    }
  }

  /// Rows a project's bars get: more than one where all projects can have them, with a blank between.
  private func barHeight(in area: Rect) -> Int {
    let count = max(1, ink.content.rows.count)
    return max(1, min(Self.tallest, (area.height + 1) / count - 1))
  }

  private static let tallest = 5

  private var spark: FigureID? { ink.content.rows.first.map { .spark($0.name) } }

  private func paint(_ row: ProjectsRow, in area: Rect, on canvas: inout FigureCanvas) {
    var area = area
    let base = area.maxY - 1
    let style = ink.theme.style(ProjectHue(name: row.name))
    let id = FigureID.spark(row.name)
    let name = area.takeLeft(13)
    canvas.write(
      FigureText(Ellipsis.pad(row.name, columns: 12), style), x: name.x, y: base, clip: name)
    let isTall = area.height > 1
    let chart = BarChart(
      bars: row.weeks.map { .init(Double($0), style: style) }, barWidth: isTall ? 3 : 1, gap: 1)
    canvas.draw(chart, in: area.takeLeft(isTall ? 47 : 23), figure: id)
    canvas.write(ink.muted("   ") + ink.figure(id, .muted), x: area.x, y: base, clip: area)
  }
}
