import Core
import Terminal

/// A week, month or year: its sum and mean, a bar a day, a row a day.
struct RangePage {
  let content: TodayContent
  let range: RangeView
  let theme: Theme

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    var rest = area.inset(horizontal: 2, vertical: 0)
    for line in [heading, best] {
      let row = rest.takeTop(1)
      canvas.write(line, x: row.x, y: row.y, clip: row)
    }
    _ = rest.takeTop(rest.height > 8 ? 1 : 0)
    if rest.height >= 10 {
      let chart = chart(width: rest.width)
      let place = rest.takeTop(min(12, rest.height / 2))
      canvas.draw(chart, in: place, figure: .rangeDays)
      canvas.point(in: place) { spot in
        chart.index(atX: spot.x, in: place).map { .day(range.days[$0].date) }
      }
      _ = rest.takeTop(1)
    }
    canvas.note(.rangeDays, rest)
    let index = content.entries.firstIndex { $0.date == content.day.date } ?? 0
    let first = min(max(0, index - rest.height / 2), max(0, content.entries.count - rest.height))
    for entry in content.entries.dropFirst(first).prefix(rest.height) {
      DayRow(entry, theme: theme, isSelected: entry.date == content.day.date)
        .draw(in: rest.takeTop(1), on: &canvas.buffer)
    }
  }

  private var heading: FigureText {
    let name = (range.kind ?? .week).rawValue.uppercased()
    return FigureText(name + "   ", theme.style(PaneHue.today).adding(.bold))
      .figure(.range, from: content, theme.style(.text)).adding("   ", theme.style(.muted))
      .figure(.rangeTotal, from: content, theme.style(.strong))
  }

  private var best: FigureText {
    FigureText().figure(.rangeMean, from: content, theme.style(.text))
      .adding("   most on ", theme.style(.muted))
      .figure(.rangeBest, from: content, theme.style(.text))
  }

  private func chart(width: Int) -> BarChart {
    let room = max(1, (width - 6) / max(1, range.days.count))
    let hour = Double(Milliseconds.perHour)
    let goal = content.day.ring.goal
    let days = range.days
    return BarChart(
      bars: range.days.map {
        .init(
          $0.status == .future ? 0 : $0.total.map { Double($0) / hour },
          style: theme.style($0.status.barRole))
      }, barWidth: min(9, max(1, room - 1)), gap: room > 1 ? 1 : 0,
      goal: goal > 0 ? Double(goal) / hour : nil,
      selected: range.days.firstIndex { $0.date == content.day.date },
      axisStyle: theme.style(.muted), goalStyle: theme.style(.muted),
      selectedStyle: theme.style(.lap), label: HoursAxis.label,
      foot: { DateText.dayMonth(days[$0].date) })
  }
}

extension DayStatus {
  /// The role of a day's bar: met days stand out, the rest is plain.
  var barRole: Role { self == .met ? .good : .info }
}
