import Core
import Terminal

/// One day on a page of its own: its window, and its total by everything that is known of it.
struct DayPage {
  let content: TodayContent
  let theme: Theme
  let selected: FigureID?

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    let lines = TodayLines(content: content, theme: theme)
    var rest = area.inset(horizontal: 2, vertical: 0)
    for line in [lines.dayHeading, lines.dayTotal] {
      let row = rest.takeTop(1)
      canvas.write(line, x: row.x, y: row.y, clip: row)
    }
    let source = rest.takeTop(1)
    canvas.write(
      FigureText(content.day.source, theme.style(.muted), figure: .dayDate), x: source.x,
      y: source.y, clip: source)
    if let earlier = content.earlier {
      let row = rest.takeTop(1)
      canvas.write(FigureText(earlier, theme.style(.muted)), x: row.x, y: row.y, clip: row)
    }
    if rest.height >= 10 {
      _ = rest.takeTop(1)
      let heading = rest.takeTop(1)
      canvas.write(lines.window, x: heading.x, y: heading.y, clip: heading)
      canvas.draw(WindowGauge(content.day, theme: theme), in: rest.takeTop(2), figure: .window)
    }
    _ = rest.takeTop(1)
    paintColumns(in: rest, on: &canvas)
  }

  private func paintColumns(in area: Rect, on canvas: inout FigureCanvas) {
    let left = blocks + part("PROJECTS", "project", content.day.projects)
    let right =
      part("CATEGORIES", "category", content.day.categories)
      + part("EDITORS", "editor", content.breakdown.value?.editors)
      + part("LANGUAGES", "language", content.breakdown.value?.languages)
      + part("MACHINES", "machine", content.breakdown.value?.machines)
    guard area.width >= 100 else { return paint(left + right, in: area, on: &canvas) }
    let columns = area.columns(2, gap: 4)
    paint(left, in: columns[0], on: &canvas)
    paint(right, in: columns[1], on: &canvas)
  }

  private struct Row {
    var heading: String?
    var figure: FigureID?
    var line: FigureText?
    var entry: ProjectEntry?
  }

  /// Scrolls as far as the selected row needs.
  private func paint(_ rows: [Row], in area: Rect, on canvas: inout FigureCanvas) {
    guard area.height > 0 else { return }
    let index = selected.flatMap { id in rows.firstIndex { $0.figure == id } } ?? 0
    let first = min(max(0, index - area.height + 2), max(0, rows.count - area.height))
    for (offset, row) in rows.dropFirst(first).prefix(area.height).enumerated() {
      let line = Rect(x: area.x, y: area.y + offset, width: area.width, height: 1)
      paint(row, in: line, on: &canvas)
    }
    let hidden = rows.count - first - area.height
    guard hidden > 0 else { return }
    let more = FigureText("↓", theme.style(.muted))
    canvas.write(more, x: area.maxX - 1, y: area.maxY - 1, clip: area)
  }

  private func paint(_ row: Row, in line: Rect, on canvas: inout FigureCanvas) {
    if let heading = row.heading {
      canvas.write(FigureText(heading, theme.style(.heading)), x: line.x, y: line.y, clip: line)
    } else if let text = row.line {
      canvas.write(text, x: line.x, y: line.y, clip: line)
    } else if let entry = row.entry {
      let bar = min(24, max(0, line.width - 20) / 3)
      let view = ProjectRow(
        entry, theme: theme, nameWidth: min(24, max(8, line.width - 20 - bar)), barWidth: bar)
      canvas.draw(view, in: line, figure: row.figure)
    }
  }

  private var blocks: [Row] {
    let rows = content.day.blocks.enumerated().map { index, block in
      let role: Role = block.kind == .short ? .muted : .text
      return Row(
        figure: .block(index),
        line: FigureText("   ", theme.style(role))
          .figure(.block(index), from: content, theme.style(role)))
    }
    return [Row(heading: "BLOCKS")] + (rows.isEmpty ? [nothing("no sessions")] : rows) + [Row()]
  }

  /// A part of the day; "–" where the source lacks it.
  private func part(_ title: String, _ section: String, _ parts: [NamedTime]?) -> [Row] {
    guard let parts, !parts.isEmpty else {
      let isAsked = ["editor", "language", "machine"].contains(section)
      let words = isAsked && content.breakdown == .loading ? "reading …" : "–"
      return [Row(heading: title), nothing(words), Row()]
    }
    let sorted = DayDetail.mostFirst(parts)
    let shares = PercentText.shares(sorted.map(\.milliseconds))
    let sum = sorted.reduce(0) { $0 + $1.milliseconds }
    let rows = sorted.enumerated().map { index, part in
      let id = FigureID.part(section, index)
      let share = sum > 0 ? Double(part.milliseconds) / Double(sum) : 0
      return Row(
        figure: id,
        entry: ProjectEntry(
          name: part.name, total: content.figures[id]?.text ?? "", share: share,
          percent: "\(shares[index]) %"))
    }
    return [Row(heading: title)] + rows + [Row()]
  }

  private func nothing(_ words: String) -> Row {
    Row(line: FigureText("   " + words, theme.style(.muted)))
  }
}
