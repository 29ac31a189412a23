/// What a reader's "properties" window shows of a document.
public struct PDFMetadata: Equatable, Sendable {
  public var title: String
  public var author: String
  public var subject: String
  /// The program that made it.
  public var creator: String
  /// The language of the text as a tag such as `en` or `de-DE`; empty when unknown.
  public var language: String
  /// Seconds since the start of 1970, UTC. Given, never read from a clock, so that the same
  /// input gives the same bytes.
  public var createdAt: Int

  public init(
    title: String, author: String = "", subject: String = "", creator: String = "",
    language: String = "", createdAt: Int
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.creator = creator
    self.language = language
    self.createdAt = createdAt
  }

  /// The creation time as PDF writes it: `D:20261130233000Z`.
  var dateText: String {
    let second = 86_400
    let day = createdAt >= 0 ? createdAt / second : (createdAt + 1) / second - 1
    let rest = createdAt - day * second
    let (year, month, date) = Self.civil(day)
    let parts = [month, date, rest / 3_600, rest / 60 % 60, rest % 60]
    return "D:" + Self.padded(year, 4) + parts.map { Self.padded($0, 2) }.joined() + "Z"
  }

  /// Days since 1970 to the Gregorian date; years are counted from March, so that the leap day is
  /// the last.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let isNext = month >= 10
    return (yearOfEra + era * 400 + (isNext ? 1 : 0), isNext ? month - 9 : month + 3, day)
  }

  private static func padded(_ value: Int, _ digits: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
