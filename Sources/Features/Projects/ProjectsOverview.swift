import Core
import Terminal

/// The pane with room for a table: projects and their sum, the draft, twelve weeks.
struct ProjectsOverview {
  let ink: ProjectsInk

  private var content: ProjectsContent { ink.content }
  /// The draft stands beside the table where there is room, else under it.
  private static let tableWidth = 82

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    canvas.write(ink.title, x: rest.x, y: rest.y, clip: rest.takeTop(1))
    guard !content.rows.isEmpty else {
      let words =
        content.filter.isEmpty
        ? "No project time in \(content.period.title). ← shows the one before."
        : "No project of \(content.period.title) has \(content.filter) in its name."
      let line = ink.muted(words)
      _ = canvas.write(line, x: rest.x, y: rest.y + 1, clip: rest)
      return
    }
    let isWide = rest.width >= Self.tableWidth + 60
    let draft = DraftPanel(ink: ink)
    let table = ProjectTable(ink: ink)
    let least = isWide ? 0 : min(draft.height, max(5, rest.height - 8)) + 1
    let height = min(table.height, max(4, rest.height - least))
    var top = rest.takeTop(isWide ? min(rest.height, max(height, draft.height)) : height)
    table.paint(in: top.takeLeft(min(top.width, Self.tableWidth)), on: &canvas)
    _ = rest.takeTop(1)
    if isWide {
      _ = top.takeLeft(2)
      draft.paint(in: top.columns(min: 76), on: &canvas)
    } else {
      draft.paint(in: rest.takeTop(draft.height), on: &canvas)
      _ = rest.takeTop(1)
    }
    ProjectSparks(ink: ink).paint(in: rest, on: &canvas)
  }
}
