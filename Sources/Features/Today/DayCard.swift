import Core
import Terminal

/// The day's blocks, projects and categories beside the rings, as many as fit.
struct DayCard {
  let content: TodayContent
  let theme: Theme

  /// Projects that blocks leave room for, where there are more than fit.
  private static let leastProjects = 4

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    let title =
      content.day.isToday ? "Today in detail" : "\(DateText.day(content.day.date)) in detail"
    let card = Card(title, hue: .today, theme: theme)
    canvas.draw(card, in: area)
    if !content.day.isToday {
      canvas.note(.dayDate, Rect(x: area.x + 2, y: area.y, width: title.count + 2, height: 1))
    }
    var rest = card.content(of: area)
    let projects = content.day.projects.count
    let parts = projects == 0 ? 0 : min(Self.leastProjects, projects) + 1
    let blocks = min(max(1, content.day.blocks.count), max(2, rest.height - parts))
    paintBlocks(in: rest.takeTop(blocks), on: &canvas)
    paintParts(in: rest, on: &canvas)
  }

  private func paintBlocks(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    let blocks = content.day.blocks
    guard !blocks.isEmpty else {
      canvas.write(
        FigureText(content.day.ring.isKnown ? "no sessions" : "no data", theme.style(.muted)),
        x: rest.x, y: rest.y, clip: rest)
      return
    }
    // The newest blocks stay where not all of them fit.
    let isCut = blocks.count > rest.height
    let first = isCut ? blocks.count - rest.height + 1 : 0
    if isCut {
      let row = rest.takeTop(1)
      let text = FigureText("… \(first) more before: Enter", theme.style(.muted), figure: .focus)
      canvas.write(text, x: row.x, y: row.y, clip: row)
    }
    for index in first..<blocks.count {
      let row = rest.takeTop(1)
      let role: Role = blocks[index].kind == .short ? .muted : .text
      let line = FigureText().figure(.block(index), from: content, theme.style(role))
      canvas.write(line, x: row.x, y: row.y, clip: row)
    }
  }

  private func paintParts(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    _ = rest.takeTop(1)
    let projects = content.day.projects
    let sum = projects.reduce(0) { $0 + $1.milliseconds }
    for (index, project) in projects.prefix(rest.height).enumerated() {
      let id = FigureID.part("project", index)
      let entry = ProjectEntry(
        name: project.name, total: content.figures[id]?.text ?? "",
        share: sum > 0 ? Double(project.milliseconds) / Double(sum) : nil, percent: "")
      let row = ProjectRow(
        entry, theme: theme, nameWidth: 11, barWidth: min(24, max(0, rest.width - 22)),
        isBrief: true)
      canvas.draw(row, in: rest.takeTop(1), figure: id)
    }
  }
}
