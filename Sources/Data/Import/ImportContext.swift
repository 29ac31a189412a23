import Core

/// What is known of a file beside its text.
package struct ImportContext: Sendable {
  /// The file's name without its folder; a daily file may have its date there and nowhere else.
  package let name: String
  /// As of when the figures are: when the file was written, or now where that lies ahead.
  package let readAt: Instant
  package let today: DateOnly
  /// Stands in where the file names no zone.
  package let fallbackZone: String

  package init(name: String, readAt: Instant, today: DateOnly, fallbackZone: String) {
    self.name = name
    self.readAt = readAt
    self.today = today
    self.fallbackZone = fallbackZone
  }

  /// The date in the file's name: `2024-03-05.json`, `summary_2024-03-05.json`.
  var dateInName: DateOnly? {
    let bytes = Array(name.utf8)
    guard bytes.count >= 10 else { return nil }
    return (0...(bytes.count - 10)).lazy.compactMap { start in
      DateOnly(String(decoding: bytes[start..<(start + 10)], as: UTF8.self))
    }.first
  }

  /// Why a date cannot be one of coding time; nil where it can.
  func refusal(of date: DateOnly) -> String? {
    if date > today.advanced(by: 1) { return "\(date) lies in the future" }
    if date.year < 2000 { return "\(date) is older than any of this" }
    return nil
  }
}
