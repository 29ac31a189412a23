import Core

/// R18: rest days that were worked.
extension RestDays {
  public var workedText: String { "\(violations.count) of \(restDays) worked" }

  public var runText: String {
    "\(daysInARow) \(daysInARow == 1 ? "day" : "days") in a row"
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Rest days", meaning: "How many of your rest days and days off you coded on.",
      formula: "Of \(Thresholds.burnoutDays) days that turn at 04:00, so Friday until 01:00 is "
        + "Friday's late night. A rest day is worked from "
        + "\(Thresholds.restViolation / Milliseconds.perMinute) active minutes.",
      inputs: [
        .init("up to", DateText.day(asOf)), .init("rest days and days off", "\(restDays)"),
        .init("worked", "\(violations.count)"),
        .init("time on them", DurationText.text(milliseconds)),
      ], days: violations.reversed().map { DayEntry($0, in: history, now: now) },
      threshold: "Half of them worked adds in full to the strain signal: our choice. Time off the "
        + "screen goes with less exhaustion (Wendsche & Lohmann-Haislah 2017).",
      missing: restDays == 0 ? "no rest day among these days" : nil)
  }

  public func runExplanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Days in a row", meaning: "Days with coding since your last day without any.",
      formula: "Back from \(DateText.day(asOf)), each with at least "
        + "\(Thresholds.restViolation / Milliseconds.perMinute) active minutes.",
      inputs: [.init("days", "\(daysInARow)")],
      days: daysInARow == 0
        ? [] : DayEntry.last(daysInARow, endingOn: asOf, in: history, now: now),
      threshold: "Adds to the strain signal from 7 days on: one day of rest in seven is the EU's "
        + "working-time rule.")
  }
}
