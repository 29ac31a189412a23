import Core
import Terminal

/// The last weeks against their goals.
struct WeeksBlock: TrendsBlock {
  let ink: TrendsInk

  var rows: ClosedRange<Int> { 9...9 }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    canvas.write(lines: [ink.heading("WEEKS")], in: rest.takeTop(1))
    for week in ink.content.results.weeks.suffix(rest.height) {
      Self.paint(week, ink, in: rest.takeTop(1), on: &canvas)
    }
  }

  /// `15 Jun  21h 56m  109 % ████┃█░░`.
  static func paint(
    _ week: WeekRing, _ ink: TrendsInk, in row: Rect, on canvas: inout FigureCanvas
  ) {
    let id = FigureID.week(week.week.weekStart)
    let theme = ink.theme
    var row = row
    let date = Ellipsis.pad(
      DateText.dayMonth(week.week.weekStart), columns: 6, alignment: .trailing)
    let total = Ellipsis.pad(week.totalText, columns: 9, alignment: .trailing)
    let isUnknown = week.unknownDays > 0
    let mark = isUnknown ? " ? " : "   "
    let line = FigureText(date, theme.style(.muted), figure: id)
      .adding(total, theme.style(.text), figure: id)
      .adding(mark, theme.style(.caution), figure: id)
    canvas.write(lines: [line], in: row.takeLeft(line.columns))
    canvas.write(
      lines: [
        FigureText(
          Ellipsis.pad(week.percentText, columns: 6, alignment: .trailing) + " ",
          theme.style(.strong), figure: id)
      ], in: row.takeLeft(7))
    guard week.week.goal > 0 else { return }
    var gauge = Gauge(
      Double(week.total) / Double(week.week.goal) / Self.scale,
      style: theme.style((week.percent ?? 0) >= 100 ? .good : .info),
      track: theme.style(.track))
    gauge.marker = 1 / Self.scale
    gauge.markerStyle = theme.style(.strong)
    // The last column is for what lies beyond the scale.
    var bar = row.columns(min: 45)
    let end = bar.takeRight(1)
    canvas.draw(gauge, in: bar, figure: id)
    guard Double(week.total) > Double(week.week.goal) * Self.scale else { return }
    canvas.write(lines: [FigureText("›", theme.style(.strong), figure: id)], in: end)
  }

  /// Goals a full bar stands for; a tick marks one.
  private static let scale = 1.5
}
