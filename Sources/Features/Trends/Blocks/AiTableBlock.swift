import Core
import Terminal

/// The weeks of AI time, newest first, as many as fit around the selected one.
struct AiTableBlock: TrendsBlock {
  let ink: TrendsInk

  var rows: ClosedRange<Int> { 3...100 }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    let ai = ink.content.results.ai
    let weeks = Array(ai.weeks.reversed().filter(ai.isMeasured))
    var rest = area
    let head = rest.takeTop(1)
    canvas.write(lines: [ink.muted("week of          AI time   all time  share")], in: head)
    let place = weeks.firstIndex { FigureID.aiWeek($0.start) == ink.selected } ?? 0
    let first = min(max(0, weeks.count - rest.height), max(0, place - rest.height + 1))
    for week in weeks.dropFirst(first) where rest.height > 0 {
      paint(week, in: rest.takeTop(1), on: &canvas)
    }
  }

  private func paint(_ week: AiWeek, in row: Rect, on canvas: inout FigureCanvas) {
    var row = row
    let id = FigureID.aiWeek(week.start)
    func cell(_ text: String, _ columns: Int) -> String {
      Ellipsis.pad(text, columns: columns, alignment: .trailing)
    }
    let text =
      Ellipsis.pad(DateText.full(week.start), columns: 13)
      + cell(DurationText.text(week.ai), 11) + cell(DurationText.text(week.total), 11)
    let line = FigureText(text, ink.theme.style(.text), figure: id)
      .adding(cell(week.shareText, 7) + "  ", ink.theme.style(.strong), figure: id)
    canvas.write(lines: [line], in: row.takeLeft(line.columns))
    canvas.draw(
      Gauge(week.share ?? 0, style: ink.theme.style(.ai), track: ink.theme.style(.track)),
      in: row.columns(min: 40), figure: id)
  }
}
