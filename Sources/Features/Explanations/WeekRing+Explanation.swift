import Core

/// R4, R5: a week against its goal.
extension WeekRing {
  public var totalText: String { DurationText.text(total) }
  public var goalText: String { week.goal > 0 ? DurationText.long(week.goal) : "no goal" }
  public var percentText: String { percent.map(PercentText.goal) ?? "–" }

  public func totalExplanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Coded this week", meaning: "The sum of the week's seven days, rest days too.",
      formula: "All day totals from \(DateText.day(week.weekStart)) to "
        + "\(DateText.day(week.weekEnd)). A day without a row adds nothing and is named.",
      inputs: [.init("sum", totalText), .init("days without data", "\(unknownDays)")],
      days: entries(history, now: now))
  }

  public func goalExplanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Weekly goal", meaning: "Your weekly goal, less what days off take from it.",
      formula: "The weekly goal in force on the last day of the week that has begun, times the "
        + "work days that are left of it, divided by its work days.",
      inputs: [
        .init("weekly goal", DurationText.text(week.nominal)),
        .init("work days", "\(week.workDays)"),
        .init("of them off or before your first day", "\(week.lostDays)"),
        .init("goal of this week", goalText),
      ], days: entries(history, now: now),
      threshold: "Yours, in the settings. Rest days never count as work days.",
      missing: week.goal == 0 ? "no weekly goal this week" : nil)
  }

  public func percentExplanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "The week's ring", meaning: "How much of this week's goal is done.",
      formula: "Sum of the seven days divided by the week's goal, cut to the whole percent.",
      inputs: [.init("sum", totalText), .init("goal", goalText)],
      days: entries(history, now: now), missing: percent == nil ? "no weekly goal" : nil)
  }

  public func daysExplanation(_ history: History, now: Instant) -> Explanation {
    let met = days.count { $0.status == .met }
    return Explanation(
      title: "The days of the week", meaning: "What each day came to against the daily goal.",
      formula: DayStatus.legend,
      inputs: [.init("goal met on", met == 1 ? "1 day" : "\(met) days")],
      days: entries(history, now: now))
  }

  private func entries(_ history: History, now: Instant) -> [DayEntry] {
    DayEntry.column(days.map(\.date), in: history, now: now)
  }
}

extension DayStatus {
  /// Every sign with its words, in one line.
  public static var legend: String {
    allCases.filter { $0 != .future && $0 != .noGoal }.map { "\($0.symbol) \($0.words)" }
      .joined(separator: ", ")
  }
}
