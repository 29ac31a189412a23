import Core

/// A date as `2026-06-25`.
enum DateText {
  static func date(_ text: String) throws(InputProblem) -> DateOnly {
    guard let date = DateOnly(Trimmed.text(text)) else { throw InputProblem("No such date.") }
    return date
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `12 Jul`
  static func short(_ date: DateOnly) -> String { "\(date.day) \(months[date.month - 1])" }

  /// `12 Jul–24 Jul`, one date where the range is one day.
  static func short(_ range: DayRange) -> String {
    range.count == 1 ? short(range.first) : "\(short(range.first))–\(short(range.last))"
  }

  /// `12 Jul–24 Jul 2026`, both years where they differ.
  static func long(_ range: DayRange) -> String {
    if range.first.year == range.last.year { return "\(short(range)) \(range.last.year)" }
    return "\(short(range.first)) \(range.first.year)–\(short(range.last)) \(range.last.year)"
  }
}
