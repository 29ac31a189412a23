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
    for row in ink.rows(rest.height) {
      paint(row, in: rest.takeTop(1), on: &canvas)
    }
  }

  private var spark: FigureID? { ink.content.rows.first.map { .spark($0.name) } }

  private func paint(_ row: ProjectsRow, in area: Rect, on canvas: inout FigureCanvas) {
    var area = area
    let style = ink.theme.style(ProjectHue(name: row.name))
    let id = FigureID.spark(row.name)
    let name = area.takeLeft(13)
    canvas.write(
      FigureText(Ellipsis.pad(row.name, columns: 12), style), x: name.x, y: name.y, clip: name)
    let line = Sparkline(row.weeks.map { Double($0) }, style: style, gap: 1)
    canvas.draw(line, in: area.takeLeft(23), figure: id)
    canvas.write(
      ink.muted("   ") + ink.figure(id, .muted), x: area.x, y: area.y, clip: area)
  }
}
