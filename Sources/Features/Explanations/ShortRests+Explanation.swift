import Core

/// R19: short rests between two days.
extension ShortRests {
  public var countText: String {
    missing == nil ? "\(short.count) under \(Thresholds.shortRest / Milliseconds.perHour) h" : "–"
  }

  public var shortestText: String {
    shortest.map { "shortest \(DurationText.text($0.milliseconds))" } ?? missing?.sentence ?? ""
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    let hours = Thresholds.shortRest / Milliseconds.perHour
    return Explanation(
      title: "Short rests", meaning: "Nights with less than \(hours) hours between two days.",
      formula: "Real time from the last activity of a day to the first of the next, both with "
        + "\(Thresholds.activeDay / Milliseconds.perMinute) active minutes, of "
        + "\(Thresholds.burnoutDays) days.",
      inputs: [
        .init("up to", DateText.day(asOf)), .init("under \(hours) h", "\(short.count)"),
        .init("shortest", shortest.map(Self.words) ?? "–"),
      ],
      days: short.reversed().map {
        DayEntry(
          $0.date, in: history, now: now, note: "after \(DurationText.text($0.milliseconds))")
      },
      threshold: "\(hours) hours are the EU's daily rest; shorter ones go with worse sleep "
        + "(\"quick returns\", PMC11236944).",
      missing: missing?.sentence)
  }

  private static func words(_ rest: Rest) -> String {
    "\(DurationText.text(rest.milliseconds)) before \(DateText.day(rest.date))"
  }
}
