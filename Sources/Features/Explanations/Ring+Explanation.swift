import Core

/// R1, R2: the numbers of a day's ring.
extension Ring {
  public var totalText: String { total.map(DurationText.text) ?? "–" }
  public var goalText: String { goal > 0 ? DurationText.long(goal) : "no goal" }
  public var percentText: String { percent.map(PercentText.goal) ?? "–" }

  public func totalExplanation(_ history: History, now: Instant) -> Explanation {
    let wall = history.wallClock(date)
    return Explanation(
      title: "Coded on \(DateText.day(date))",
      meaning: "The time WakaTime counted for this day, every category included.",
      formula: "The day's own total as the server sent it, cut to the minute. It may differ from "
        + "the sum of sessions, which counts the wall clock.",
      inputs: [
        .init("day total", totalText), .init("wall clock of sessions", DurationText.text(wall)),
        .init("sessions", "\(history.sessions(on: date).count)"),
      ], days: [DayEntry(date, in: history, now: now)],
      missing: isKnown ? nil : "the server has no readable row for this day")
  }

  public func goalExplanation(_ history: History, now: Instant) -> Explanation {
    let config = history.goal(on: date)
    return Explanation(
      title: "Daily goal", meaning: "What you set out to code on a work day.",
      formula: "The version of your goals in force on this day. Later changes leave it as it was.",
      inputs: [
        .init("goal", goalText), .init("in force since", DateText.full(config.from)),
        .init("rest days", restDays(config)),
      ], days: [DayEntry(date, in: history, now: now)],
      threshold: "Yours, in the settings. 0 turns it off.")
  }

  public func percentExplanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "The day's ring", meaning: "How much of the daily goal is done.",
      formula: "Day total divided by the daily goal, cut to the whole percent: 100 % appears only "
        + "when the ring is closed. Past it the ring starts another lap.",
      inputs: [
        .init("day total", totalText), .init("daily goal", goalText),
        .init("full laps", laps.map { "\($0)" } ?? "–"),
        .init("left", left == nil ? "–" : DurationText.left(of: goal, done: total ?? 0)),
        .init("state", status.words),
      ], days: [DayEntry(date, in: history, now: now)],
      threshold: "The goal in force on \(DateText.day(date)), from the settings.",
      missing: percent == nil ? (goal == 0 ? "the daily goal is off" : "no data") : nil)
  }

  private func restDays(_ config: GoalConfig) -> String {
    let days = config.restDays.sorted().map(DateText.weekday)
    return days.isEmpty ? "none" : days.joined(separator: ", ")
  }
}
