import Core

/// Makes the figures of the Today pane's pages from the results they are drawn from.
struct TodayFigures {
  let history: History
  let now: Instant
  let goals: GoalEngine
  let day: DayDetail

  /// In reading order: the day, the week, the window, the rest, the card, the grid.
  var overview: [Figure] {
    dayFigures + projectionFigures + weekFigures + windowFigures + runFigures + blockFigures
      + partFigures("project", day.projects) + [year] + recentFigures
  }

  func detail(_ breakdown: DayBreakdown?) -> [Figure] {
    dayFigures + windowFigures + blockFigures + partFigures("project", day.projects)
      + partFigures("category", day.categories)
      + partFigures("editor", DayDetail.mostFirst(breakdown?.editors ?? []))
      + partFigures("language", DayDetail.mostFirst(breakdown?.languages ?? []))
      + partFigures("machine", DayDetail.mostFirst(breakdown?.machines ?? []))
  }

  private var dayFigures: [Figure] {
    let (ring, date, history, now) = (day.ring, day.date, history, now)
    return [
      Figure(
        .dayDate, label: "date", text: DateText.day(date),
        explanation: DaySource.explanation(of: date, in: history, now: now)),
      Figure(
        .dayTotal, label: "day total", text: ring.totalText,
        explanation: ring.totalExplanation(history, now: now)),
      Figure(
        .dayGoal, label: "daily goal", text: ring.goalText,
        explanation: ring.goalExplanation(history, now: now)),
      Figure(
        .dayPercent, label: "day's ring", text: ring.percentText,
        explanation: ring.percentExplanation(history, now: now)),
    ]
  }

  private var projectionFigures: [Figure] {
    guard day.isToday, goals.projection.projected != nil else { return [] }
    let (projection, history, now) = (goals.projection, history, now)
    let end = ClockText.text(minute: projection.endMinute)
    var figures = [
      Figure(
        .projection, label: "projection", text: "\(projection.projectedText) by \(end)",
        explanation: projection.explanation(history, now: now))
    ]
    if projection.low != nil {
      figures.append(
        Figure(
          .projectionRange, label: "usual range",
          text: Projection.range(projection.low, projection.high),
          explanation: projection.explanation(history, now: now)))
    }
    if let minute = projection.goalAtMinute {
      figures.append(
        Figure(
          .goalAt, label: "goal reached", text: ClockText.text(minute: minute),
          explanation: projection.goalExplanation(history, now: now)))
    }
    return figures
  }

  private var weekFigures: [Figure] {
    let (week, history, now) = (day.week, history, now)
    return [
      Figure(
        .weekTotal, label: "week total", text: week.totalText,
        explanation: week.totalExplanation(history, now: now)),
      Figure(
        .weekGoal, label: "week goal", text: week.goalText,
        explanation: week.goalExplanation(history, now: now)),
      Figure(
        .weekPercent, label: "week's ring", text: week.percentText,
        explanation: week.percentExplanation(history, now: now)),
    ] + paceFigures + [
      Figure(
        .weekDays, label: "days of the week", text: week.strip,
        explanation: week.daysExplanation(history, now: now))
    ]
  }

  private var paceFigures: [Figure] {
    guard !day.week.isOver, goals.pace.remaining ?? 0 > 0 else { return [] }
    let (pace, history, now) = (goals.pace, history, now)
    func figure(_ id: FigureID, _ label: String, _ text: String) -> Figure {
      Figure(id, label: label, text: text, explanation: pace.explanation(history, now: now))
    }
    var figures = [figure(.paceLeft, "left this week", pace.remainingText)]
    if pace.todayLeft ?? 0 > 0 { figures.append(figure(.paceToday, "today", pace.todayLeftText)) }
    if pace.afterToday ?? 0 > 0 {
      figures.append(figure(.paceAfter, "a day after that", pace.afterTodayText))
    }
    return figures
  }

  private var windowFigures: [Figure] {
    let (day, history, now) = (day, history, now)
    let adherence = day.isToday ? goals.adherence : day.adherence
    let label = day.isToday ? "4 weeks" : "that day"
    return [
      Figure(
        .window, label: "working window", text: day.goal.windowText,
        explanation: day.windowExplanation(history, now: now)),
      Figure(
        .windowShare, label: "in the window", text: "\(label): \(adherence.ratioText)",
        explanation: adherence.explanation(history, now: now)),
    ]
  }

  private var runFigures: [Figure] {
    let (goals, day, history, now) = (goals, day, history, now)
    let focus = day.focus
    return [
      Figure(
        .streak, label: "streak", text: goals.streak.currentText,
        explanation: goals.streak.explanation(history, now: now)),
      Figure(
        .streakBest, label: "best streak", text: "best \(goals.streak.longest)",
        explanation: goals.streak.longestExplanation(history, now: now)),
      Figure(
        .weekStreak, label: "weeks in a row", text: goals.weekStreak.currentText,
        explanation: goals.weekStreak.explanation(history, now: now)),
      Figure(
        .focus, label: "focus", text: focus.line,
        explanation: focus.explanation(of: day.date, blocks: day.blocks, in: history, now: now)),
      Figure(
        .strain, label: "strain", text: goals.strain.line,
        explanation: goals.strain.explanation(history, now: now)),
    ]
  }

  private var blockFigures: [Figure] {
    day.blocks.enumerated().map { index, block in
      let (history, now) = (history, now)
      return Figure(
        .block(index), label: block.kind.rawValue, text: block.row(in: day.zone),
        explanation: block.explanation(in: history, now: now))
    }
  }

  private func partFigures(_ section: String, _ parts: [NamedTime]) -> [Figure] {
    let texts = DurationText.column(parts.map(\.milliseconds))
    return parts.enumerated().map { index, part in
      let (date, history, now) = (day.date, history, now)
      return Figure(
        .part(section, index), label: part.name, text: texts[index],
        explanation: part.explanation(part: section, of: date, in: history, now: now))
    }
  }

  private var year: Figure {
    let (grid, history, now) = (goals.grid, history, now)
    return Figure(
      .year, label: "year grid", text: "\(grid.weeks.count) weeks",
      explanation: grid.explanation(history, now: now))
  }

  private var recentFigures: [Figure] {
    let (recent, history, now) = (goals.recent, history, now)
    func figure(_ id: FigureID, _ label: String, _ text: String) -> Figure {
      Figure(id, label: label, text: text, explanation: recent.explanation(history, now: now))
    }
    return [
      figure(.recentMean, "mean of 28 days", recent.meanText),
      figure(.recentDays, "last 28 days", "\(recent.days.count) DAYS"),
    ]
  }

  func range(_ view: RangeView) -> [Figure] {
    let (history, now) = (history, now)
    func figure(_ id: FigureID, _ label: String, _ text: String) -> Figure {
      Figure(id, label: label, text: text, explanation: view.explanation(history, now: now))
    }
    return [
      figure(.range, "range", view.title), figure(.rangeTotal, "total", view.totalText),
      figure(.rangeMean, "mean", view.meanText), figure(.rangeBest, "best day", view.bestText),
      figure(.rangeDays, "days", "\(view.knownDays) days"),
    ]
  }
}
