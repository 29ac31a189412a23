import Core
import Terminal

/// When in the week the coding happens: a row a weekday, a column an hour.
struct HeatBlock: TrendsBlock {
  let ink: TrendsInk

  var rows: ClosedRange<Int> { 9...9 }

  private var hours: Core.HeatMap { ink.content.results.hours }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    canvas.write(lines: [title(width: rest.width)], in: rest.takeTop(1))
    let days = (0..<7).map { (ink.content.results.grid.start.advanced(by: $0)).weekday }
    let map = Terminal.HeatMap(
      rows: days.map { day in (0..<24).map { hours.mean(weekday: day, hour: $0).map(Double.init) }
      },
      rowLabels: days.map(DateText.shortWeekday),
      columnLabels: [(0, "00"), (6, "06"), (12, "12"), (18, "18")],
      cellWidth: min(3, max(1, (area.width - 3) / 24)), ramp: ink.theme.ramp,
      labelStyle: ink.theme.style(.muted))
    canvas.draw(map, in: rest, figure: .heatMap)
    canvas.point(in: rest) { spot in
      map.cell(at: spot, in: rest).map { .text(words(weekday: days[$0.y], hour: $0.x)) }
    }
  }

  /// `Tuesdays 14:00–15:00  23m on average`.
  private func words(weekday: Int, hour: Int) -> String {
    let mean = hours.mean(weekday: weekday, hour: hour).map { DurationText.text($0) } ?? "–"
    let span = "\(ClockText.text(minute: hour * 60))–\(ClockText.text(minute: hour * 60 + 60))"
    return "\(DateText.longWeekday(weekday))s \(span)  \(mean) on average"
  }

  private func title(width: Int) -> FigureText {
    let line =
      ink.heading("BEST HOURS  ") + ink.figure(.bestHour) + ink.muted(", three ")
      + ink.figure(.bestThree)
    let span = ink.muted(", ") + ink.figure(.heatMap, .muted)
    return line.columns + span.columns <= width ? line + span : line
  }
}
