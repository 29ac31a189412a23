/// Dates in English: no formatter, so the first frame needs none and no locale changes them.
public enum DateText {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let longWeekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let longMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// "Thu"; 1 = Sunday.
  public static func weekday(_ weekday: Int) -> String { weekdays[(weekday + 6) % 7] }

  /// "Thursday"; 1 = Sunday.
  public static func longWeekday(_ weekday: Int) -> String { longWeekdays[(weekday + 6) % 7] }

  /// "Th"; 1 = Sunday.
  public static func shortWeekday(_ weekday: Int) -> String {
    String(self.weekday(weekday).prefix(2))
  }

  /// "Jun"; 1 = January.
  public static func month(_ month: Int) -> String { String(longMonth(month).prefix(3)) }

  /// "June"; 1 = January.
  public static func longMonth(_ month: Int) -> String { longMonths[(month + 11) % 12] }

  /// "Thu 25 Jun".
  public static func day(_ date: DateOnly) -> String {
    "\(weekday(date.weekday)) \(dayMonth(date))"
  }

  /// "25 Jun".
  public static func dayMonth(_ date: DateOnly) -> String { "\(date.day) \(month(date.month))" }

  /// "25 Jun 2026".
  public static func full(_ date: DateOnly) -> String { "\(dayMonth(date)) \(date.year)" }

  /// "June 2026".
  public static func monthYear(_ date: DateOnly) -> String {
    "\(longMonth(date.month)) \(date.year)"
  }

  /// "12–24 Jul 2026", "28 Jun–4 Jul 2026", "28 Dec 2025–3 Jan 2026", "25 Jun 2026".
  public static func range(_ range: ClosedRange<DateOnly>) -> String {
    let first = range.lowerBound
    let last = range.upperBound
    if first == last { return full(first) }
    if first.year != last.year { return "\(full(first))–\(full(last))" }
    if first.month != last.month { return "\(dayMonth(first))–\(full(last))" }
    return "\(first.day)–\(full(last))"
  }
}
