import Core

extension SettingsReading {
  /// Goals, window and rest days make one dated version (G9).
  mutating func readGoals() {
    let daily = readGoal(.dailyGoal, max: 1440, tooMuch: "A day has 24 hours: 0 to 1440 minutes.")
    let weekly = readGoal(.weeklyGoal, max: 10_080, tooMuch: "A week has 168 hours.")
    let from = readValidFrom()
    let window = readWindow()
    if let daily, let weekly { noteWeek(daily: daily, weekly: weekly) }
    guard let daily, let weekly, let from, let window else { return }
    settings.setGoal(
      GoalConfig(
        from: from, dailyGoalMinutes: daily, weeklyGoalMinutes: weekly,
        windowStartMinute: window.start, windowEndMinute: window.end, restDays: form.restDays))
  }

  private mutating func readGoal(_ field: SettingsField, max: Int, tooMuch: String) -> Int? {
    read(field) { text throws(InputProblem) in
      let minutes = try GoalText.minutes(text)
      guard minutes <= max else { throw InputProblem(tooMuch) }
      return minutes
    }
  }

  private mutating func readValidFrom() -> DateOnly? {
    let today = form.today
    let from = read(.validFrom) { text throws(InputProblem) in
      let date = try TypedDate.date(text)
      guard date >= today else { throw InputProblem("Goals before today will not change.") }
      return date
    }
    if let from, let next = settings.goals.first(where: { $0.from > from }) {
      notices[.validFrom] = "From \(next.from) on other goals are already set."
    }
    return from
  }

  private mutating func readWindow() -> (start: Int, end: Int)? {
    guard form.windowOn else {
      let kept = settings.goal(on: form.today).windowStartMinute
      return (kept, kept)
    }
    let start = read(.windowStart) { text throws(InputProblem) in try ClockTime.minute(text) }
    let end = read(.windowEnd) { text throws(InputProblem) in
      try ClockTime.minute(text, isEnd: true)
    }
    guard let start, let end else { return nil }
    guard start != end else {
      problems[.windowEnd] = "Start and end are the same: turn the window off instead?"
      return nil
    }
    if end < start {
      notices[.windowEnd] = "This window crosses midnight and counts for the day it starts."
    }
    return (start, end)
  }

  private mutating func noteWeek(daily: Int, weekly: Int) {
    let workDays = 7 - form.restDays.count
    if workDays == 0 {
      notices[.restDay(2)] = "No work days left: streaks and pace are off."
      return
    }
    guard daily > 0, weekly > 0 else { return }
    let sum = workDays * daily
    let said = GoalText.short(weekly)
    if weekly > sum {
      let days = workDays == 1 ? "1 work day" : "\(workDays) work days"
      notices[.weeklyGoal] =
        "Weekly \(said) is more than \(days) × \(GoalText.short(daily)) = \(GoalText.short(sum))."
    } else if weekly < sum {
      notices[.weeklyGoal] = "Weekly \(said) is less than your daily goals add up to."
    }
  }
}

extension Settings {
  /// Puts a version in its place; one that changes nothing on its date is left out.
  mutating func setGoal(_ goal: GoalConfig) {
    var inForce = self.goal(on: goal.from)
    inForce.from = goal.from
    guard inForce != goal else { return }
    goals.removeAll { $0.from == goal.from }
    goals.append(goal)
    goals.sort { $0.from < $1.from }
  }
}
