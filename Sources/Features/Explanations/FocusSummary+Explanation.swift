import Core

/// R9, R10: blocks of work without a break.
extension FocusSummary {
  public func explanation(
    of date: DateOnly, blocks: [FocusBlock], in history: History, now: Instant
  ) -> Explanation {
    let zone = history.offsets(on: date)
    let gap = Thresholds.blockGap / Milliseconds.perMinute
    return Explanation(
      title: "Focus", meaning: "How your coding fell into stretches without a break.",
      formula: "Sessions no more than \(gap) minutes apart are one block, whatever the project. A "
        + "switch is a change of project; sessions under a minute are no switch.",
      inputs: [
        .init("blocks", "\(self.blocks)"), .init("of 25 min or more", "\(focusBlocks)"),
        .init("active time", DurationText.text(active)),
        .init("longest", longest.map(DurationText.text) ?? "–"), .init("switches", "\(switches)"),
        .init("switches an hour", switchesPerHour.map { Decimals.text($0, 1) } ?? "–"),
      ] + blocks.map { .init($0.clock(in: zone), $0.words) },
      days: [DayEntry(date, in: history, now: now)],
      threshold:
        "Focus from 25, deep from 50 active minutes; up to \(Int(Thresholds.calmSwitches)) "
        + "switches an hour calm, above \(Int(Thresholds.scatteredSwitches)) scattered: our choice.",
      missing: missing?.sentence)
  }
}

extension FocusBlock {
  /// `12:14–14:20`.
  public func clock(in zone: ZoneOffsets) -> String {
    "\(ClockText.text(start, in: zone))–\(ClockText.text(end, in: zone))"
  }

  /// `deep, 2h 02m: beacon`.
  public var words: String {
    let names = projects.map(\.name).joined(separator: ", ")
    return "\(kind.rawValue), \(DurationText.text(active))" + (names.isEmpty ? "" : ": \(names)")
  }

  public func explanation(in history: History, now: Instant) -> Explanation {
    let zone = history.offsets(on: date)
    return Explanation(
      title: "Block \(clock(in: zone))",
      meaning: "One stretch of coding without a break of more than "
        + "\(Thresholds.blockGap / Milliseconds.perMinute) minutes.",
      formula: "From its first to its last session; active time counts minutes once, also where "
        + "sessions overlap.",
      inputs: [
        .init("active", DurationText.text(active)),
        .init("from start to end", DurationText.text(span)),
        .init("kind", kind.rawValue), .init("switches", "\(switches)"),
      ] + projects.map { .init($0.name, DurationText.text($0.milliseconds)) },
      days: [DayEntry(date, in: history, now: now)],
      threshold: "Focus from 25, deep from 50 active minutes: our choice.")
  }
}
