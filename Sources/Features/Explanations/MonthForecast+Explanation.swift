import Core

/// R23: where the month is heading.
extension MonthForecast {
  public var text: String { forecast.map(DurationText.text) ?? "–" }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    let today = history.today(at: now)
    return Explanation(
      title: "Where the month is heading",
      meaning: "What this month comes to if the days ahead are like your usual work days.",
      formula: "The month before today, plus today or the mean if that is more, plus the mean per "
        + "work day of the last \(Thresholds.lookBackDays) days for every work day ahead.",
      inputs: [
        .init("before today", DurationText.text(monthToDate)),
        .init("today", DurationText.text(self.today)),
        .init("mean per work day", meanPerWorkDay.map(DurationText.text) ?? "–"),
        .init("work days behind it", "\(samples)"),
        .init("work days ahead", "\(workDaysAhead)"), .init("month", text),
      ],
      days: DayEntry.last(Thresholds.lookBackDays + 1, endingOn: today, in: history, now: now),
      threshold: "Needs \(Thresholds.forecastSamples) known work days.", missing: missing?.sentence)
  }
}
