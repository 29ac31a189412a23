import Core

/// Dates as the screens write them, in English and without a formatter.
public enum DateText {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Thu` for 5; weekdays count from Sunday, 1.
  public static func weekday(_ weekday: Int) -> String {
    weekdays.indices.contains(weekday - 1) ? weekdays[weekday - 1] : "?"
  }

  /// `Th` for 5.
  public static func shortWeekday(_ weekday: Int) -> String {
    String(Self.weekday(weekday).prefix(2))
  }

  /// `Jun` for 6.
  public static func month(_ month: Int) -> String {
    months.indices.contains(month - 1) ? months[month - 1] : "?"
  }

  /// `25 Jun`.
  public static func short(_ date: DateOnly) -> String { "\(date.day) \(month(date.month))" }

  /// `Thu 25 Jun`.
  public static func day(_ date: DateOnly) -> String { "\(weekday(date.weekday)) \(short(date))" }

  /// `Thu 25 Jun 2026`.
  public static func dayWithYear(_ date: DateOnly) -> String { "\(day(date)) \(date.year)" }

  /// `June 2026` needs no table of its own: `Jun 2026`.
  public static func monthWithYear(_ date: DateOnly) -> String {
    "\(month(date.month)) \(date.year)"
  }

  /// `09:05` for 545 minutes since midnight; 1440 is `24:00`.
  public static func clock(minute: Int) -> String {
    let minute = max(0, minute)
    let (hour, rest) = (minute / 60, minute % 60)
    return (hour < 10 ? "0" : "") + "\(hour):" + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
