import Core

/// R15: time in the late hours.
extension LateNights {
  public var shareText: String { share.map(PercentText.precise) ?? "–" }

  public var nightsText: String {
    guard missing == nil else { return missing?.sentence ?? "" }
    return "\(nights.count) late \(nights.count == 1 ? "night" : "nights") of "
      + "\(Thresholds.burnoutDays)"
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    let from = ClockText.text(minute: lateFromMinute)
    let turn = ClockText.text(minute: Thresholds.logicalDayMinute)
    return Explanation(
      title: "Late nights", meaning: "How much of your coding lay after \(from).",
      formula: "Wall clock the clock showed as \(from) to \(turn), divided by all wall clock of "
        + "\(Thresholds.burnoutDays) days that turn at \(turn). A night counts from "
        + "\(Thresholds.lateNight / Milliseconds.perMinute) late minutes.",
      inputs: [
        .init("up to", DateText.day(asOf)), .init("late", DurationText.text(late)),
        .init("all", DurationText.text(wall)), .init("share", shareText),
        .init("late nights", "\(nights.count)"),
      ],
      days: nights.reversed().map { date in
        DayEntry(date, in: history, now: now, note: Self.note(history.logicalDay(date)))
      },
      threshold: "From 5 % it adds to the strain signal, at 25 % in full: our choice. The start of "
        + "the late hours is yours, in the settings.",
      missing: missing?.sentence)
  }

  private static func note(_ day: LogicalDay?) -> String {
    day.map { "\(DurationText.text($0.lateMilliseconds)) late" } ?? ""
  }
}
