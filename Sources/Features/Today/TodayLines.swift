import Core
import Terminal

/// The lines of the Today pane: words around figures, whatever the size.
struct TodayLines {
  let content: TodayContent
  let theme: Theme

  private var day: DayDetail { content.day }
  private var goals: GoalEngine { content.goals }

  /// `TODAY   Thu 25 Jun`, and the state where the day is over.
  var dayHeading: FigureText {
    var line = heading(day.isToday ? "TODAY" : "DAY").adding("   ", theme.style(.text))
    line = line.figure(.dayDate, from: content, theme.style(.text))
    let status = day.ring.status
    guard status != .pending else { return line }
    return line.adding("   \(status.symbol) \(status.words)", theme.style(status.role))
  }

  /// `2h 13m of 4h 00m   55 %`.
  var dayTotal: FigureText {
    var line = FigureText().figure(.dayTotal, from: content, theme.style(.strong))
    guard day.ring.goal > 0 else {
      return line.adding("   ", theme.style(.muted))
        .figure(.dayGoal, from: content, theme.style(.muted))
    }
    line = line.adding(" of ", theme.style(.muted))
      .figure(.dayGoal, from: content, theme.style(.text))
    guard day.ring.percent != nil else { return line }
    return line.adding("   ", theme.style(.muted))
      .figure(.dayPercent, from: content, theme.style(.strong))
  }

  /// The projection of today, or where the row of another day comes from; two lines.
  func outlook(width: Int) -> [FigureText] {
    guard day.isToday else {
      return Paragraph.lines(of: day.source, width: width).prefix(2).map {
        FigureText($0, theme.style(.muted), figure: .dayDate)
      }
    }
    let projection = goals.projection
    switch projection.state {
    case .ok: return [onTrack(projection), reached(projection)]
    case .done: return [words("the working window is over for today")]
    case .rest: return [words(day.isDayOff ? "a day off: nothing is asked" : "a rest day")]
    case .needsHistory:
      let reason = projection.missing?.sentence ?? "needs more days"
      return [FigureText("no projection yet: \(reason)", theme.style(.muted), figure: .dayDate)]
    }
  }

  private func onTrack(_ projection: Projection) -> FigureText {
    let isOnTrack = day.ring.goal > 0 && projection.isOnTrack == true
    return words(isOnTrack ? "on track for " : "heading for ")
      .figure(.projection, from: content, theme.style(isOnTrack ? .good : .text))
      .adding("  (usually ", theme.style(.muted))
      .figure(.projectionRange, from: content, theme.style(.text))
      .adding(")", theme.style(.muted))
  }

  private func reached(_ projection: Projection) -> FigureText {
    if day.ring.left == 0, day.ring.goal > 0 { return words("goal reached") }
    guard projection.goalAtMinute != nil else {
      return words(day.ring.goal > 0 ? "the goal is usually not reached by then" : "")
    }
    return words("goal reached about ").figure(.goalAt, from: content, theme.style(.text))
  }

  /// `WEEK    15h 35m of 20h 00m  77 %`.
  var weekTotal: FigureText {
    var line = heading("WEEK").adding("    ", theme.style(.text))
      .figure(.weekTotal, from: content, theme.style(.strong))
    guard day.week.week.goal > 0 else {
      return line.adding("   no weekly goal", theme.style(.muted))
    }
    line = line.adding(" of ", theme.style(.muted))
      .figure(.weekGoal, from: content, theme.style(.text))
    return line.adding("  ", theme.style(.muted))
      .figure(.weekPercent, from: content, theme.style(.strong))
  }

  var pace: FigureText {
    guard !day.week.isOver else { return closedWeek }
    let pace = goals.pace
    guard pace.state != .noGoal else { return FigureText() }
    let role: Role = pace.state == .behind || pace.state == .outOfReach ? .caution : .good
    guard content.figures[.paceLeft] != nil else {
      return FigureText(pace.words, theme.style(role))
    }
    var line = FigureText().figure(.paceLeft, from: content, theme.style(.text))
      .adding(" left", theme.style(.muted))
    let hasToday = content.figures[.paceToday] != nil
    let hasAfter = content.figures[.paceAfter] != nil
    if hasToday {
      line = line.adding(": ", theme.style(.muted))
        .figure(.paceToday, from: content, theme.style(.text)).adding(" today", theme.style(.muted))
    }
    if hasAfter {
      let before = hasToday ? ", then " : pace.isWorkDay ? ": today done, then " : ": "
      line = line.adding(before, theme.style(.muted))
        .figure(.paceAfter, from: content, theme.style(.text)).adding(" a day", theme.style(.muted))
    }
    return line.adding(" – ", theme.style(.muted)).adding(pace.words, theme.style(role))
  }

  private var closedWeek: FigureText {
    let week = day.week
    let unknown = week.unknownDays > 0 ? ", some days without data" : ""
    guard let percent = week.percent else { return words("a closed week" + unknown) }
    return percent >= 100
      ? FigureText("● week goal met" + unknown, theme.style(.good))
      : FigureText("○ week goal not met" + unknown, theme.style(.caution))
  }

  /// The week strip, each sign in its colour; the whole of it is one figure.
  var weekDays: FigureText {
    var line = FigureText()
    for (index, weekDay) in day.week.days.enumerated() {
      let isShown = weekDay.date == day.date
      line.append(
        (index == 0 ? "" : "  ") + DateText.shortWeekday(weekDay.date.weekday) + " ",
        theme.style(isShown ? .strong : .muted), figure: .weekDays)
      line.append(weekDay.status.symbol, theme.style(weekDay.status.role), figure: .weekDays)
    }
    return line
  }

  /// `WINDOW 09:00–18:00   in the window, 4 weeks: 90 %`.
  var window: FigureText {
    var line = heading("WINDOW").adding(" ", theme.style(.text))
      .figure(.window, from: content, theme.style(.text))
    guard !day.goal.isWindowOff else { return line }
    guard day.isToday || day.isWorkDay else {
      return line.adding("   nothing is asked on a \(day.ring.status.words)", theme.style(.muted))
    }
    line = line.adding("   in the window, ", theme.style(.muted))
      .figure(.windowShare, from: content, theme.style(.text))
    let verdict = (day.isToday ? goals.adherence : day.adherence).verdict
    return line.adding(verdict.map { ", \($0.words)" } ?? "", theme.style(.muted))
  }

  var streak: FigureText {
    let streak = goals.streak
    var line = heading("STREAK").adding(asThingsStand, theme.style(.muted))
      .figure(.streak, from: content, theme.style(streak.current > 0 ? .strong : .muted))
    if streak.longest > 0 {
      line = line.adding(" (", theme.style(.muted))
        .figure(.streakBest, from: content, theme.style(.text)).adding(")", theme.style(.muted))
    }
    if streak.isAtRisk { line.append("   today still open", theme.style(.info)) }
    guard goals.weekStreak.current > 0 else { return line }
    return line.adding("   ", theme.style(.muted))
      .figure(.weekStreak, from: content, theme.style(.text))
  }

  var focus: FigureText {
    heading("FOCUS").adding("  ", theme.style(.text))
      .figure(.focus, from: content, theme.style(.text))
  }

  var strain: FigureText {
    let role: Role =
      switch goals.strain.band {
      case .low, nil: .text
      case .moderate: .info
      case .elevated: .caution
      case .high: .critical
      }
    return heading("STRAIN").adding(asThingsStand, theme.style(.muted))
      .figure(.strain, from: content, theme.style(role))
  }

  /// Beside another day than today: what is not that day's.
  private var asThingsStand: String { day.isToday ? " " : " now " }

  private func heading(_ text: String) -> FigureText {
    FigureText(text, theme.style(PaneHue.today).adding(.bold))
  }

  private func words(_ text: String) -> FigureText { FigureText(text, theme.style(.muted)) }
}

extension FigureText {
  /// This text and a figure's own text after it; nothing where the page has no such figure.
  func figure(_ id: FigureID, from content: TodayContent, _ style: Style) -> FigureText {
    guard let text = content.text(of: id) else { return self }
    return adding(text, style, figure: id)
  }
}
