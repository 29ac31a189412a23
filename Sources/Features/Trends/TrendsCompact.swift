import Core
import Terminal

/// A small terminal: one line an item, scrolled to the selected number.
struct TrendsCompact {
  let ink: TrendsInk

  func paint(in area: Rect, on canvas: inout FigureCanvas) {
    let area = area.inset(horizontal: 1, vertical: 0)
    let lines = lines(width: area.width)
    let place =
      lines.firstIndex { line in line.pieces.contains { $0.figure == ink.selected } } ?? 0
    let hasSelected = ink.selected != nil
    let first = hasSelected ? max(0, min(place, lines.count - area.height)) : 0
    canvas.write(lines: Array(lines.dropFirst(first)), in: area)
  }

  private func lines(width: Int) -> [FigureText] {
    switch ink.content.page {
    case .overview: strain + hours + burnout(isLong: false) + ai + best
    case .burnout: strain + parts + burnout(isLong: true)
    case .ai: ai + weeksOfAi
    case .hours: hours + best + weeks
    }
  }

  private var strain: [FigureText] {
    let block = StrainBlock(ink: ink)
    return [block.title] + block.causeLines + [ink.figure(.strainConfidence, .muted)]
  }

  private var hours: [FigureText] {
    [
      ink.heading("HOURS  ") + ink.figure(.chartTotal, .strong), ink.figure(.chartMean),
      ink.muted("most on ") + ink.figure(.chartBest),
    ].filter { $0.pieces.contains { $0.figure != nil } }
  }

  private func burnout(isLong: Bool) -> [FigureText] {
    BurnoutBlock(ink: ink, isLong: isLong).lines
  }

  private var parts: [FigureText] {
    ink.burnout.strain.parts.map {
      FigureText($0.name + "  ", ink.theme.style(.muted), figure: .strainPart($0.part))
        + ink.figure(.strainPart($0.part))
    }
  }

  private var ai: [FigureText] {
    [AiBlock(ink: ink).title] + (ink.figures[.aiLastWeek] == nil ? [] : [ink.figure(.aiLastWeek)])
  }

  private var weeksOfAi: [FigureText] {
    let ai = ink.content.results.ai
    return ai.weeks.reversed().filter(ai.isMeasured).map { week in
      FigureText(
        "week of \(DateText.full(week.start))  ", ink.theme.style(.muted),
        figure: .aiWeek(week.start)) + ink.figure(.aiWeek(week.start))
    }
  }

  private var best: [FigureText] { [HeatBlock(ink: ink).title] }

  private var weeks: [FigureText] {
    ink.content.results.weeks.reversed().map { week in
      let id = FigureID.week(week.week.weekStart)
      return FigureText(
        "week of \(DateText.dayMonth(week.week.weekStart))  ", ink.theme.style(.muted), figure: id)
        + ink.figure(id)
    }
  }
}
