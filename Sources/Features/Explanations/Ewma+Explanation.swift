import Core

/// R13: recent and usual load as moving averages.
extension Ewma {
  public var recentText: String { acute.map { "recent \(Decimals.text($0, 2)) h a day" } ?? "–" }
  public var usualText: String { chronic.map { "usual \(Decimals.text($0, 2)) h a day" } ?? "–" }
  public var balanceText: String {
    balance.map { "balance \(Decimals.signed($0, 2)) the day before" } ?? "–"
  }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "Load over time",
      meaning: "Recent and usual hours a day, as averages in which older days fade.",
      formula: "Each known day moves an average by 2/(N+1) of the difference, N "
        + "\(Thresholds.ewmaShort) and \(Thresholds.ewmaLong), from the mean of the first "
        + "\(Thresholds.ewmaSeedDays) known days on. A day of nothing counts, an unknown one makes "
        + "no step. Balance is usual less recent, of the day before.",
      inputs: [
        .init("up to", DateText.day(asOf)), .init("recent", recentText),
        .init("usual", usualText), .init("usual less recent", balanceText),
        .init("known days", "\(knownDays)"),
      ],
      days: DayEntry.last(Thresholds.ewmaLong, endingOn: asOf, in: history, now: now),
      threshold: "Bars above usual stand out. No line is drawn: coding hours build no fitness. "
        + Thresholds.hoursNote,
      missing: missing?.sentence)
  }
}
