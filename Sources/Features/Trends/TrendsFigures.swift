import Core

/// Makes the figures of the Trends pane from the results they are drawn from.
struct TrendsFigures {
  let results: TrendsResults
  let chart: TrendsChart
  let history: History
  let now: Instant

  /// In reading order.
  func figures(of page: TrendsPage) -> [Figure] {
    switch page {
    case .overview:
      chartFigures + strainFigures + panelFigures + aiFigures + hourFigures + loadFigures
        + [year]
    case .burnout: strainFigures + partFigures + panelFigures + regularFigures + loadFigures
    case .ai: aiFigures + aiWeekFigures
    case .hours: chartFigures + hourFigures + [year]
    }
  }

  private var chartFigures: [Figure] {
    let (chart, history, now) = (chart, history, now)
    let mean = chart.kind == .day ? chart.recent : chart.view
    return [
      Figure(
        .chart, label: "hours a day", text: chart.view.title,
        explanation: chart.explanation(history, now: now)),
      Figure(
        .chartGoal, label: "daily goal", text: DurationText.text(chart.goal),
        explanation: Core.Ring(of: chart.date, in: history, now: now)
          .goalExplanation(history, now: now)),
      Figure(
        .chartTotal, label: chart.kind == .day ? "day total" : "total",
        text: "\(chart.title)  \(chart.view.totalText)",
        explanation: chart.kind == .day
          ? Core.Ring(of: chart.date, in: history, now: now).totalExplanation(history, now: now)
          : chart.view.explanation(history, now: now)),
      Figure(
        .chartMean, label: "mean", text: mean.meanText,
        explanation: mean.explanation(history, now: now)),
    ]
  }

  private var strainFigures: [Figure] {
    let (strain, history, now) = (results.burnout.strain, history, now)
    func figure(_ id: FigureID, _ label: String, _ text: String) -> Figure {
      Figure(id, label: label, text: text, explanation: strain.explanation(history, now: now))
    }
    let causes = strain.because.enumerated().map { figure(.cause($0.offset), "cause", $0.element) }
    return [figure(.strainScore, "strain signal", strain.scoreText)] + causes + [
      figure(
        .strainConfidence, "confidence",
        strain.confidence.map {
          "confidence \($0.rawValue), \(strain.knownDays)/\(Thresholds.burnoutDays) days known"
        } ?? strain.missing?.sentence ?? "–")
    ]
  }

  /// The parts of the signal, each with its ramp and its points.
  private var partFigures: [Figure] {
    let (strain, history, now) = (results.burnout.strain, history, now)
    return strain.parts.map { part in
      Figure(
        .strainPart(part.part), label: part.name, text: part.words,
        explanation: strain.explanation(history, now: now))
    }
  }

  private var loadFigures: [Figure] {
    let (ewma, history, now) = (results.burnout.ewma, history, now)
    func figure(_ id: FigureID, _ label: String, _ text: String) -> Figure {
      Figure(id, label: label, text: text, explanation: ewma.explanation(history, now: now))
    }
    guard ewma.missing == nil else {
      return [figure(.ewma, "load", ewma.missing?.sentence ?? "–")]
    }
    return [
      figure(.ewmaRecent, "recent load", ewma.recentText),
      figure(.ewmaUsual, "usual load", ewma.usualText),
      figure(.ewmaBalance, "balance", ewma.balanceText),
      figure(.ewma, "load chart", "load over time"),
    ]
  }

  private var aiFigures: [Figure] {
    let (ai, history, now) = (results.ai, history, now)
    var figures = [
      Figure(
        .aiShare, label: "AI share, 4 weeks", text: ai.share.text,
        explanation: ai.share.explanation(history, now: now))
    ]
    guard ai.share.firstEver != nil else { return figures }
    figures.append(
      Figure(
        .aiTrend, label: "trend", text: ai.trend.text,
        explanation: ai.trend.explanation(history, now: now)))
    figures.append(
      Figure(
        .aiWeeks, label: "weekly share", text: "weekly AI share",
        explanation: ai.trend.explanation(history, now: now)))
    if let last = ai.weeks.last, ai.isMeasured(last) {
      figures.append(
        Figure(
          .aiLastWeek, label: "last week", text: "last week \(last.shareText)",
          explanation: last.explanation(history, now: now)))
    }
    return figures
  }

  private var aiWeekFigures: [Figure] {
    let (ai, history, now) = (results.ai, history, now)
    return ai.weeks.reversed().filter(ai.isMeasured).map { week in
      Figure(
        .aiWeek(week.start), label: "week of \(DateText.dayMonth(week.start))",
        text: week.shareText, explanation: week.explanation(history, now: now))
    }
  }

  private var hourFigures: [Figure] {
    let (hours, history, now) = (results.hours, history, now)
    func figure(_ id: FigureID, _ label: String, _ text: String) -> Figure {
      Figure(id, label: label, text: text, explanation: hours.explanation(history, now: now))
    }
    return [
      figure(.bestHour, "best hour", hours.bestText),
      figure(.bestThree, "best three hours", hours.bestThreeText),
      figure(.heatMap, "hours of the week", "12 weeks"),
    ]
      + results.weeks.map { week in
        Figure(
          .week(week.week.weekStart), label: "week of \(DateText.dayMonth(week.week.weekStart))",
          text: "\(week.totalText) \(week.percentText)",
          explanation: week.percentExplanation(history, now: now))
      }
  }

  private var year: Figure {
    let (grid, history, now) = (results.grid, history, now)
    return Figure(
      .trendsYear, label: "year grid", text: "\(grid.weeks.count) weeks",
      explanation: grid.explanation(history, now: now))
  }
}
