import Core

/// A day's total by what it was spent on (G4).
extension NamedTime {
  /// `part` names what it is a part by: project, category, editor.
  public func explanation(
    part: String, of date: DateOnly, in history: History, now: Instant
  ) -> Explanation {
    let sum =
      part == "project"
      ? "Each project in full: together they may be more than the day, where sessions overlap."
      : "The row's own list by \(part)."
    return Explanation(
      title: name, meaning: "Time on this \(part) on \(DateText.day(date)).", formula: sum,
      inputs: [
        .init(name, DurationText.text(milliseconds)),
        .init("day total", history.total(date).map(DurationText.text) ?? "–"),
      ], days: [DayEntry(date, in: history, now: now)])
  }
}
