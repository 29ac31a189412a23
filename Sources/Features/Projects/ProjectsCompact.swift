import Core
import Terminal

/// A small terminal: one line a project, then the draft, scrolled to the selected number.
struct ProjectsCompact {
  let ink: ProjectsInk

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area.inset(horizontal: 1, vertical: 0)
    let head = rest.takeTop(1)
    canvas.write(ink.title, x: head.x, y: head.y, clip: head)
    let lines = lines
    let place =
      lines.firstIndex { line in line.pieces.contains { $0.figure == ink.selected } } ?? 0
    let first = min(max(0, lines.count - rest.height), max(0, place - rest.height + 1))
    for (row, line) in lines.dropFirst(first).prefix(rest.height).enumerated() {
      canvas.write(line, x: rest.x, y: rest.y + row, clip: rest)
    }
  }

  private var lines: [FigureText] {
    var lines = ink.content.rows.map(line)
    lines.append(
      ink.muted("so far ") + ink.figure(.monthAmount, .strong)
        + ink.muted(" \(ink.content.currency)"))
    if ink.content.builder != nil {
      lines.append(
        ink.muted("draft ") + ink.figure(.draftRange, .muted) + ink.muted(": ")
          + ink.figure(.draftGross, .strong) + ink.muted(" \(ink.content.currency)"))
      lines += (ink.content.builder?.warnings ?? []).indices.map {
        FigureText("! ", ink.theme.style(.caution)) + ink.figure(.draftWarning($0), .caution)
      }
    }
    if let hint = ink.rateHint { lines.append(ink.muted(hint, figure: .monthAmount)) }
    return lines
  }

  private func line(_ row: ProjectsRow) -> FigureText {
    let id = FigureID.project(row.name)
    let mark = ink.content.marked.contains(row.name) ? "x " : "  "
    let hours = Ellipsis.pad(row.total, columns: 9, alignment: .trailing)
    let percent = Ellipsis.pad(row.percent, columns: 6, alignment: .trailing)
    let amount = Ellipsis.pad(row.amountText, columns: 11, alignment: .trailing)
    return ink.muted(mark)
      .adding(
        Ellipsis.pad(row.name, columns: 10), ink.theme.style(ProjectHue(name: row.name)), figure: id
      )
      .adding(hours, ink.theme.style(.text), figure: id)
      .adding(percent, ink.theme.style(.muted), figure: id)
      .adding(amount, ink.theme.style(.strong), figure: id)
  }
}
