import Core
import Terminal

/// A small terminal: one line a number, its name before it, scrolled to the selected one.
struct TrendsCompact {
  let ink: TrendsInk

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area.inset(horizontal: 1, vertical: 0)
    let figures = figures
    let place = figures.firstIndex { $0.id == ink.selected } ?? 0
    let first = min(max(0, figures.count - rest.height), max(0, place - rest.height + 1))
    let shown = figures.dropFirst(first).prefix(rest.height)
    let column = min(rest.width / 2, (shown.map { $0.label.count }.max() ?? 0) + 2)
    for figure in shown { paint(figure, column: column, in: rest.takeTop(1), on: &canvas) }
  }

  /// The signal first, the rest in the order of the page.
  private var figures: [Figure] {
    guard ink.content.page == .overview else { return ink.figures }
    let isStrain = { (figure: Figure) in figure.id.name.hasPrefix("strain.") }
    return ink.figures.filter(isStrain) + ink.figures.filter { !isStrain($0) }
  }

  private func paint(
    _ figure: Figure, column: Int, in row: Rect, on canvas: inout FigureCanvas
  ) {
    var row = row
    let role = ink.role(figure.id)
    let label = FigureText(
      Ellipsis.pad(figure.label, columns: max(0, column - 1)) + " ", ink.theme.style(.muted),
      figure: figure.id)
    canvas.write(lines: [label], in: row.takeLeft(column))
    if let spark = spark(figure.id) {
      canvas.draw(spark, in: row, figure: figure.id)
    } else {
      let style = ink.theme.style(role == .muted ? .text : role)
      canvas.write(lines: [FigureText(text(of: figure), style, figure: figure.id)], in: row)
    }
  }

  /// The label is not said twice.
  private func text(of figure: Figure) -> String {
    let prefix = figure.label + " "
    return figure.text.hasPrefix(prefix)
      ? String(figure.text.dropFirst(prefix.count)) : figure.text
  }

  /// A chart is a line of blocks here.
  private func spark(_ id: FigureID) -> Sparkline? {
    func spark(_ values: [Double?], _ style: Style) -> Sparkline {
      Sparkline(values, style: style, unknownStyle: ink.theme.style(.muted))
    }
    let chart = ink.content.chart
    switch id {
    case .chart:
      let times =
        chart.kind == .year
        ? chart.months.map(\.meanPerKnownDay)
        : chart.days.filter { $0.date <= chart.date || chart.kind != .day }.map(\.total)
      return spark(times.map { $0.map(Double.init) }, ink.theme.style(.info))
    case .aiWeeks: return spark(ink.content.results.ai.shares, ink.theme.style(.ai))
    case .ewma where !ink.burnout.loadDays.isEmpty:
      return spark(ink.burnout.loadDays.map { $0?.acute }, ink.theme.style(.info))
    default: return nil
    }
  }
}
