import Core

/// R8: how much of the time lay inside the working window.
extension WindowAdherence {
  public var ratioText: String { ratio.map(PercentText.text) ?? "–" }

  /// The word, from half an hour on: a few minutes are no habit.
  public var verdict: Word? {
    (inside ?? 0) + (outside ?? 0) < Thresholds.adherenceMinimum ? nil : word
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    let config = history.goal(on: range.upperBound)
    let count = range.upperBound.days(since: range.lowerBound) + 1
    return Explanation(
      title: "Inside your working window",
      meaning: "The share of your coding between the two times you set, on work days.",
      formula: "Wall clock inside the window of work days divided by all wall clock of "
        + (count == 1 ? "the day" : "\(count) days") + ". Rest days and days off lie outside.",
      inputs: [
        .init("window", config.windowText),
        .init("inside", inside.map(DurationText.text) ?? "–"),
        .init("outside", outside.map(DurationText.text) ?? "–"),
        .init("that is", verdict?.words ?? "–"),
      ],
      days: range.reversed().filter { history.wallClock($0) > 0 }.map {
        DayEntry($0, in: history, now: now)
      },
      threshold: "From \(PercentText.text(Thresholds.mostlyInside)) mostly inside, from "
        + "\(PercentText.text(Thresholds.mixedInside)) mixed, "
        + "once there is half an hour: our choice.",
      missing: missing?.sentence)
  }
}

extension GoalConfig {
  /// `09:00–18:00`, or that it is off.
  public var windowText: String {
    isWindowOff
      ? "off"
      : "\(ClockText.text(minute: windowStartMinute))–\(ClockText.text(minute: windowEndMinute))"
  }
}
