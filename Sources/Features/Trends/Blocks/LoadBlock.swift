import Core
import Terminal

/// Recent load day by day; days above the usual load stand out, unknown days are dots.
struct LoadBlock: TrendsBlock {
  let ink: TrendsInk

  var rows: ClosedRange<Int> { 7...14 }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    canvas.write(lines: [title], in: rest.takeTop(1))
    let bars = ink.burnout.loadDays.map { point in
      BarChart.Bar(
        point?.acute,
        style: ink.theme.style(
          point.map { $0.acute > $0.chronic ? Role.caution : .info } ?? .muted))
    }
    guard !bars.isEmpty else { return }
    let chart = BarChart(
      bars: bars, axisStyle: ink.theme.style(.muted), label: HoursAxis.label)
    canvas.draw(chart, in: rest, figure: .ewma)
  }

  private var title: FigureText {
    guard ink.burnout.ewma.missing == nil else {
      return ink.heading("LOAD  ") + ink.figure(.ewma, .muted)
    }
    return ink.heading("LOAD  ") + ink.figure(.ewmaRecent) + ink.muted("   ")
      + ink.figure(.ewmaUsual) + ink.muted("   ") + ink.figure(.ewmaBalance)
      + FigureText("  █", ink.theme.style(.caution)) + ink.muted(" above usual")
  }
}
