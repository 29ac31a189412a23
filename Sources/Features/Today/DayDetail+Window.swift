import Core

extension DayDetail {
  /// Minutes of the day that are working time; past 1440 where the window crosses midnight.
  var windowMinutes: Range<Int>? {
    guard isWorkDay, !goal.isWindowOff else { return nil }
    return goal.windowStartMinute..<goal.windowStartMinute + goal.windowLengthMinutes
  }

  func windowExplanation(_ history: History, now: Instant) -> Explanation {
    let stretches = coded.map { stretch in
      let ends = [stretch.lowerBound, stretch.upperBound].map {
        ClockText.text(minute: $0 / Milliseconds.perMinute)
      }
      return Explanation.Input("coded", ends.joined(separator: "–"))
    }
    return Explanation(
      title: "Working window", meaning: "When this day was coded, against the window you set.",
      formula: "Each session at the time the clock showed in the row's own zone. Inside the window "
        + "█, outside it ▓; ▲ is now.",
      inputs: [
        .init("window", goal.windowText), .init("work day", isWorkDay ? "yes" : "no"),
        .init("inside on this day", adherence.ratioText),
      ] + stretches, days: [DayEntry(date, in: history, now: now)],
      threshold: "The window in force on this day, from the settings.",
      missing: coded.isEmpty ? "no sessions on this day" : nil)
  }
}
