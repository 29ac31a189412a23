/// A calendar date without a zone: the key of every row (`domain.md` G3).
///
/// Stored as the number of days since 1970-01-01 in the proleptic Gregorian calendar, so that
/// date arithmetic is integer arithmetic and no zone can shift a day.
public struct DateOnly: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before it.
  public let dayNumber: Int

  /// The date that many days after 1970-01-01.
  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// The date with these parts, or nil where the calendar has no such date.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.daysIn(month: month, year: year)
    else { return nil }
    self.dayNumber = Self.dayNumber(year: year, month: month, day: day)
  }

  /// Reads exactly `YYYY-MM-DD`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// Day of the week, 1 = Sunday … 7 = Saturday (G6).
  public var weekday: Int { Self.floorMod(dayNumber + 4, 7) + 1 }

  public var year: Int { parts.year }
  /// 1 = January … 12 = December.
  public var month: Int { parts.month }
  /// Day of the month, from 1.
  public var day: Int { parts.day }

  /// The date that many days later; earlier where `days` is negative.
  public func advanced(by days: Int) -> DateOnly {
    DateOnly(dayNumber: dayNumber + days)
  }

  /// Days from `other` to this date.
  public func days(since other: DateOnly) -> Int {
    dayNumber - other.dayNumber
  }

  /// First day of the week that holds this date, for a week that starts on `weekStart` (1–7).
  public func startOfWeek(startingOn weekStart: Int) -> DateOnly {
    advanced(by: -Self.floorMod(weekday - weekStart, 7))
  }

  /// First day of this date's month.
  public var startOfMonth: DateOnly { advanced(by: 1 - day) }

  /// Last day of this date's month.
  public var endOfMonth: DateOnly {
    let parts = parts
    return advanced(by: Self.daysIn(month: parts.month, year: parts.year) - parts.day)
  }

  /// The same day `months` later, cut to the length of that month.
  public func addingMonths(_ months: Int) -> DateOnly {
    let parts = parts
    let index = parts.year * 12 + parts.month - 1 + months
    let year = Self.floorDiv(index, 12)
    let month = Self.floorMod(index, 12) + 1
    let day = min(parts.day, Self.daysIn(month: month, year: year))
    return DateOnly(dayNumber: Self.dayNumber(year: year, month: month, day: day))
  }

  public static func < (left: DateOnly, right: DateOnly) -> Bool {
    left.dayNumber < right.dayNumber
  }

  /// Number of days in a month of a year.
  public static func daysIn(month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Year, month and day, by the civil-from-days algorithm over 400-year eras.
  private var parts: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = Self.floorDiv(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = floorDiv(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func floorDiv(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
  }

  private static func floorMod(_ value: Int, _ divisor: Int) -> Int {
    value - floorDiv(value, divisor) * divisor
  }
}

extension DateOnly: CustomStringConvertible {
  /// `YYYY-MM-DD`.
  public var description: String {
    let parts = parts
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
  }
}

extension DateOnly: Strideable {
  public func distance(to other: DateOnly) -> Int { other.dayNumber - dayNumber }
}

extension DateOnly: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let date = DateOnly(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no date")
    }
    self = date
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
