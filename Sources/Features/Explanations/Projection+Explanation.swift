import Core

/// R7: where today is heading.
extension Projection {
  public var projectedText: String { projected.map(DurationText.text) ?? "–" }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    let median = projected.map { DurationText.text(max(0, $0 - today)) } ?? "–"
    return Explanation(
      title: "Where today is heading",
      meaning: "Today so far, and what your own past work days still held after this hour.",
      formula: "Today's total plus the median of what was coded between now's time of day and "
        + "\(ClockText.text(minute: endMinute)) on the work days of the last "
        + "\(Thresholds.lookBackDays) days. The range is from the lower to the upper quartile.",
      inputs: [
        .init("today so far", DurationText.text(today)), .init("median still to come", median),
        .init("projected", projectedText),
        .init("usual range", Self.range(low, high)), .init("days compared", "\(samples.count)"),
      ], days: sampleDays(history, now: now),
      threshold: "Needs \(Thresholds.projectionSamples) work days with data. Adding is steadier "
        + "than dividing by the share of the day that is over.",
      missing: missing?.sentence ?? (state == .rest ? "today is no work day" : nil))
  }

  public func goalExplanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "When the goal is reached",
      meaning: "The time of day by which a usual day like this one has reached the goal.",
      formula: "The first mark, every \(Thresholds.goalMarkMinutes) minutes from now on, at which "
        + "today plus the median of past work days reaches the daily goal.",
      inputs: [
        .init("today so far", DurationText.text(today)), .init("goal", DurationText.text(goal)),
        .init("reached about", goalAtMinute.map { ClockText.text(minute: $0) } ?? "not today"),
      ], days: sampleDays(history, now: now), missing: missing?.sentence)
  }

  public static func range(_ low: Int?, _ high: Int?) -> String {
    guard let low, let high else { return "–" }
    return "\(DurationText.text(low))–\(DurationText.text(high))"
  }

  /// The samples, newest first, each with what it held after this hour.
  private func sampleDays(_ history: History, now: Instant) -> [DayEntry] {
    samples.sorted { $0.date > $1.date }.map {
      DayEntry(
        $0.date, in: history, now: now,
        note: "\(DurationText.text($0.milliseconds)) after this hour")
    }
  }
}
