import Core

/// R6: what the rest of the week needs.
extension RequiredPace {
  public var remainingText: String {
    remaining == nil ? "–" : DurationText.left(of: week.goal, done: before + today)
  }
  public var todayLeftText: String { todayLeft.map(DurationText.needed) ?? "–" }
  public var afterTodayText: String { afterToday.map(DurationText.needed) ?? "–" }

  public var words: String {
    switch state {
    case .met: "week goal met"
    case .onPace: "on pace"
    case .behind: "behind"
    case .outOfReach: "out of reach this week"
    case .noDaysLeft: "no work day is left"
    case .noGoal: "no weekly goal"
    }
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    let today = history.today(at: now)
    return Explanation(
      title: "What the week still needs",
      meaning: "The rest of the weekly goal, spread evenly over the work days that are left.",
      formula: "What was missing this morning divided by the work days from today on; today's own "
        + "time comes off today's share. Rest days and days off are never asked for.",
      inputs: [
        .init("week goal", DurationText.text(week.goal)),
        .init("coded before today", DurationText.text(before)),
        .init("coded today", DurationText.text(self.today)), .init("left", remainingText),
        .init("work days left", "\(daysLeft)"),
        .init("needed a day", perDay.map(DurationText.text) ?? "–"),
        .init("today still", todayLeftText), .init("then a day", afterTodayText),
        .init("judged", words),
      ],
      days: (week.weekStart...today).reversed().map { DayEntry($0, in: history, now: now) },
      threshold: "On pace up to your daily goal of \(DurationText.text(dailyGoal)) a day, behind "
        + "up to your window of \(DurationText.text(windowLength)), out of reach above it.",
      missing: missingWords)
  }

  private var missingWords: String? {
    switch state {
    case .noGoal: "the weekly goal is off"
    case .noDaysLeft: "no work day is left this week, and rest days are yours"
    case .met, .onPace, .behind, .outOfReach: nil
    }
  }
}
