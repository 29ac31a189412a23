import Core

// The sentences of the Today pane that hold numbers: one place for the drawing and the figures.

extension WeekRing {
  /// `Mo ●  Tu ●  We ●  Th ◔  Fr    Sa    Su`.
  var strip: String {
    days.map { "\(DateText.shortWeekday($0.date.weekday)) \($0.status.symbol)" }
      .joined(separator: "  ")
  }
}

extension Streak {
  /// `3 days`, `12 days, 1 without data`, `starts with the next goal met`.
  var currentText: String {
    guard current > 0 else { return "starts with the next goal met" }
    return Self.days(current) + (unknownBridged > 0 ? ", \(unknownBridged) without data" : "")
  }
}

extension WeekStreak {
  var currentText: String { current == 1 ? "1 week in a row" : "\(current) weeks in a row" }
}

extension FocusSummary {
  /// `2 blocks, 1 of 25 min or more; longest 2h 02m; 0 switches`.
  var line: String {
    guard blocks > 0, let longest else { return "no sessions" }
    let count = blocks == 1 ? "1 block" : "\(blocks) blocks"
    let turns = switches == 1 ? "1 switch" : "\(switches) switches"
    return "\(count), \(focusBlocks) of 25 min or more; longest \(DurationText.text(longest)); "
      + turns + (switches > 0 ? pace.map { ", \($0.rawValue)" } ?? "" : "")
  }
}

extension StrainSignal {
  /// `41/100 moderate: you coded on 2 of 8 rest days`.
  var line: String {
    guard let score, let band else { return "– " + (missing?.sentence ?? "no data") }
    return "\(score)/100 \(band.rawValue)" + (because.first.map { ": \($0)" } ?? "")
  }
}

extension FocusBlock {
  /// `12:14–14:20 deep   2h 02m beacon`.
  func row(in zone: ZoneOffsets) -> String {
    let kind = kind.rawValue
    let pad = String(repeating: " ", count: max(0, 5 - kind.count))
    let time = DurationText.text(active)
    let gap = String(repeating: " ", count: max(0, 7 - time.count))
    return clock(in: zone) + " " + kind + pad + gap + time + " "
      + projects.map(\.name).joined(separator: ", ")
  }
}
