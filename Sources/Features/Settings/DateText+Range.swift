import Core

extension DateText {
  /// `12 Jul–24 Jul`; one date where the range is one day.
  static func short(_ range: DayRange) -> String {
    range.count == 1
      ? dayMonth(range.first) : "\(dayMonth(range.first))–\(dayMonth(range.last))"
  }

  /// `12 Jul–24 Jul 2026`; both years where they differ.
  static func long(_ range: DayRange) -> String {
    if range.first.year == range.last.year { return "\(short(range)) \(range.last.year)" }
    return "\(full(range.first))–\(full(range.last))"
  }
}
