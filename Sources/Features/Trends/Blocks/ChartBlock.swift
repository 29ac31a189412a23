import Core
import Terminal

/// Hours a day as bars over an axis, the selected day marked, unknown days as dots.
struct ChartBlock: TrendsBlock {
  let ink: TrendsInk

  var rows: ClosedRange<Int> { 8...19 }

  private var chart: TrendsChart { ink.content.chart }
  private var theme: Theme { ink.theme }

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area
    let head = rest.takeTop(rest.height >= 8 ? 3 : 2)
    let bars = window(bars: bars, in: rest)
    canvas.write(lines: lines(count: bars.shown.count, width: head.width), in: head)
    let widths = widths(count: bars.shown.count, in: rest)
    let view = BarChart(
      bars: bars.shown, barWidth: widths.bar, gap: widths.gap, goal: goal, selected: bars.selected,
      axisStyle: theme.style(.muted), goalStyle: theme.style(.muted),
      selectedStyle: theme.style(.lap), label: HoursAxis.label, foot: foot(from: bars.first))
    canvas.draw(view, in: rest, figure: .chart)
    canvas.point(in: rest) { spot in
      view.index(atX: spot.x, in: rest).flatMap { self.spot(bars.first + $0) }
    }
  }

  private func lines(count: Int, width: Int) -> [FigureText] {
    var heading = ink.heading("HOURS A DAY  ")
    let name =
      chart.kind == .day ? "last \(count) days" : chart.kind == .year ? "by month" : "by day"
    heading = heading.adding(name, theme.style(.muted), figure: .chart)
    if chart.goal > 0 {
      heading =
        heading + ink.muted(width < 42 ? "  ┄ " : "   ┄ goal ") + ink.figure(.chartGoal, .muted)
    }
    var second = ink.figure(.chartTotal, .strong)
    if chart.kind == .day, let status = chart.days.first(where: { $0.date == chart.date })?.status {
      second = second.adding("  \(status.symbol) \(status.words)", theme.style(status.role))
    }
    return [heading, second, ink.figure(.chartMean)]
  }

  private var goal: Double? {
    chart.goal > 0 ? Double(chart.goal) / Double(Milliseconds.perHour) : nil
  }

  private var bars: [BarChart.Bar] {
    func bar(_ time: Int?, _ role: Role) -> BarChart.Bar {
      BarChart.Bar(
        time.map { Double($0) / Double(Milliseconds.perHour) }, style: theme.style(role))
    }
    // Nothing stands where days have not begun; a dot is for days without a row.
    guard chart.kind != .year else {
      return chart.months.map {
        bar($0.range.lowerBound > ink.content.results.today ? 0 : $0.meanPerKnownDay, .info)
      }
    }
    return chart.days.map { bar($0.status == .future ? 0 : $0.total, $0.status.barRole) }
  }

  /// The day, or in a year the month, of a bar.
  private func spot(_ index: Int) -> ChartSpot? {
    if chart.kind != .year { return .day(chart.days[index].date) }
    let month = chart.months[index]
    return .text("\(month.title)  \(month.totalText), \(month.meanText)")
  }

  private var selected: Int? {
    chart.kind == .year
      ? chart.months.firstIndex { $0.range.contains(chart.date) }
      : chart.days.firstIndex { $0.date == chart.date }
  }

  /// Bars that fit, the newest unless the selected one lies further back.
  private func window(
    bars: [BarChart.Bar], in area: Rect
  ) -> (shown: [BarChart.Bar], selected: Int?, first: Int) {
    let room = max(1, area.width > 12 ? area.width - 6 : area.width)
    guard bars.count > room, let selected else { return (bars, selected, 0) }
    let last = min(bars.count, max(selected + room / 2, room))
    let end = bars.count - selected <= room ? bars.count : last
    let start = max(0, end - room)
    return (Array(bars[start..<end]), selected - start, start)
  }

  /// The date or the month of a bar, of which the first shown is so far on.
  private func foot(from first: Int) -> @Sendable (Int) -> String {
    let (kind, days, months) = (chart.kind, chart.days, chart.months)
    return { index in
      kind == .year
        ? DateText.month(months[first + index].range.lowerBound.month)
        : DateText.dayMonth(days[first + index].date)
    }
  }

  private func widths(count: Int, in area: Rect) -> (bar: Int, gap: Int) {
    let room = (area.width > 12 ? area.width - 6 : area.width) / max(1, count)
    return room > 1 ? (min(8, room - 1), 1) : (1, 0)
  }
}
