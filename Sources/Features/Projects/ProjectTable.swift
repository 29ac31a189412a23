import Core
import Terminal

/// Projects under their heads, a sum under them, and what to do where a rate is missing.
struct ProjectTable {
  let ink: ProjectsInk

  private var content: ProjectsContent { ink.content }
  private var hasHint: Bool { hint != nil }
  private var hint: String? {
    let billed = content.rows.contains { !$0.draft.alreadyInvoiced.isEmpty }
    let words = billed ? "✓ invoiced, in whole or in part." : nil
    return [words, ink.rateHint].compactMap { $0 }.isEmpty
      ? nil : [words, ink.rateHint].compactMap { $0 }.joined(separator: "  ")
  }

  /// Rows it takes with every project: head, projects, sum, hint.
  var height: Int { content.rows.count + 2 + (hasHint ? 1 : 0) }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    let head = rest.takeTop(1)
    canvas.write(ink.muted(headLine), x: head.x, y: head.y, clip: head)
    let count = min(content.rows.count, max(1, rest.height - 1 - (hasHint ? 1 : 0)))
    for row in ink.rows(count) {
      let id = FigureID.project(row.name)
      var view = self.row(row)
      view.isSelected = ink.selected == id
      canvas.draw(view, in: rest.takeTop(1), figure: id)
    }
    paintSum(in: rest.takeTop(1), on: &canvas)
    guard let hint else { return }
    canvas.write(ink.muted("   " + hint, figure: .monthAmount), x: rest.x, y: rest.y, clip: rest)
  }

  private static let nameWidth = 12
  private static let barWidth = 15
  private static let columnWidth = 10

  private func row(_ row: ProjectsRow) -> ProjectRow {
    var columns = [row.rateText, row.amountText]
    if content.isCurrent { columns.append(row.forecastText) }
    let entry = ProjectEntry(
      name: row.name, total: row.total, share: row.time.share, percent: row.percent,
      columns: columns, isMarked: content.marked.contains(row.name),
      isBilled: !row.draft.alreadyInvoiced.isEmpty)
    return ProjectRow(
      entry, theme: ink.theme, nameWidth: Self.nameWidth, barWidth: Self.barWidth,
      columnWidth: Self.columnWidth)
  }

  private var headLine: String {
    func right(_ text: String, _ columns: Int) -> String {
      Ellipsis.pad(text, columns: columns, alignment: .trailing)
    }
    let names = content.isCurrent ? ["rate", "so far", "month"] : ["rate", "amount"]
    let columns = names.map { right($0, Self.columnWidth) }.joined()
    return "   " + Ellipsis.pad("project", columns: Self.nameWidth) + right("hours", 9) + "  "
      + Ellipsis.pad("share", columns: Self.barWidth + 6) + columns
  }

  /// The sums under the columns they add up.
  private func paintSum(in row: Rect, on canvas: inout FigureCanvas) {
    guard !row.isEmpty else { return }
    let strong = ink.theme.style(.strong)
    let hours = Ellipsis.pad(
      DurationText.text(content.totals.sum), columns: 9, alignment: .trailing)
    let head = "   " + Ellipsis.pad("all", columns: Self.nameWidth)
    let percent = Ellipsis.pad(
      "100 %", columns: 2 + Self.barWidth + 6, alignment: .trailing)
    let amount = content.figures[.monthAmount]?.text ?? ""
    let money = Ellipsis.pad(
      content.billed.lines.isEmpty ? "–" : amount, columns: 2 * Self.columnWidth,
      alignment: .trailing)
    let line = FigureText(head, ink.theme.style(.muted))
      .adding(hours, strong, figure: .monthTotal)
      .adding(percent, ink.theme.style(.muted), figure: .monthTotal)
      .adding(money, strong, figure: .monthAmount)
      .adding(content.billed.lines.isEmpty ? "" : " \(content.currency)", ink.theme.style(.muted))
    canvas.write(line, x: row.x, y: row.y, clip: row)
  }
}
