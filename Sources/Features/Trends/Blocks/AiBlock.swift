import Core
import Terminal

/// The AI share, its trend and a block a week.
struct AiBlock: TrendsBlock {
  let ink: TrendsInk

  var rows: ClosedRange<Int> { 2...2 }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    canvas.write(lines: [title], in: area)
    guard ink.figures[.aiWeeks] != nil, area.height > 1 else { return }
    var row = Rect(x: area.x, y: area.y + 1, width: area.width, height: 1)
    let last = ink.muted("  ") + ink.figure(.aiLastWeek)
    let right = row.takeRight(last.columns)
    canvas.write(lines: [last], in: right)
    let spark = Sparkline(
      ink.content.results.ai.shares, style: ink.theme.style(.ai),
      unknownStyle: ink.theme.style(.muted), gap: 1)
    canvas.draw(spark, in: row, figure: .aiWeeks)
  }

  var title: FigureText {
    let share = ink.content.results.ai.share
    let label = FigureText(
      share.share == nil ? "  " : "  4 weeks ", ink.theme.style(.muted), figure: .aiShare)
    return ink.heading("AI SHARE") + label
      + ink.figure(.aiShare, share.share == nil ? .muted : .strong)
      + ink.muted("  ") + ink.figure(.aiTrend, .muted)
  }
}
