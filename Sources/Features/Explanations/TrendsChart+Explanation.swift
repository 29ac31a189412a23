import Core

/// R26: the hours chart.
extension TrendsChart {
  /// `Thu 25 Jun`, or the name of the range.
  public var title: String { kind == .day ? DateText.day(date) : view.title }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    let shown = kind == .day ? recent : view
    return Explanation(
      title: "Hours a day",
      meaning: kind == .year
        ? "A bar a month: its mean over the days whose total is known."
        : "A bar a day: the day's total as WakaTime counted it, every category included.",
      formula: "The same day totals as everywhere. A day without a row is drawn as a dot, never as "
        + "zero; the dotted line is the daily goal.",
      inputs: [
        .init("selected", title), .init("sum", view.totalText), .init("mean", shown.meanText),
        .init("days without data", "\(shown.unknownDays)"), .init("most on", shown.bestText),
      ],
      days: shown.days.reversed().filter { $0.status != .future }.map {
        DayEntry($0.date, in: history, now: now)
      }, missing: shown.knownDays == 0 ? "no day of this range has data" : nil)
  }
}
