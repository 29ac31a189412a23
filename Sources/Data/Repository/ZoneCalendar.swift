import Core
import Foundation

/// Where the days of one zone begin. Never adds 86,400 s: a local day may have 23, 24.5 or 25 hours,
/// and its midnight may not exist (Santiago, 6 September 2026, starts at 01:00).
package struct ZoneCalendar: Sendable {
  private let zone: TimeZone

  /// Nil where this system does not know the zone. "CEST" and "+07" are no IANA names (G3).
  package init?(identifier: String) {
    guard let zone = Self.known(identifier) else { return nil }
    self.zone = zone
  }

  private static func known(_ identifier: String) -> TimeZone? {
    guard identifier.contains("/") || Self.plainNames.contains(identifier) else { return nil }
    return TimeZone(identifier: identifier)
  }

  /// IANA names without a slash. Not among them are those that are abbreviations as well.
  private static let plainNames: Set<String> = [
    "UTC", "GMT", "UCT", "Zulu", "Universal", "Cuba", "Egypt", "Eire", "GB", "Hongkong", "Iceland",
    "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "NZ", "Navajo", "PRC", "Poland",
    "Portugal", "ROC", "ROK", "Singapore", "Turkey", "W-SU", "EST5EDT", "CST6CDT", "MST7MDT",
    "PST8PDT",
  ]

  /// The zone of that name, else UTC.
  package static func named(_ identifier: String) -> ZoneCalendar {
    ZoneCalendar(identifier: identifier) ?? ZoneCalendar(zone: TimeZone.gmt)
  }

  private init(zone: TimeZone) {
    self.zone = zone
  }

  /// Milliseconds the zone is ahead of UTC at that moment.
  package func offset(at instant: Instant) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: instant.seconds)) * 1000
  }

  /// The date a calendar on the wall shows at that moment.
  package func date(at instant: Instant) -> DateOnly {
    let local = instant.milliseconds + offset(at: instant)
    return DateOnly(dayNumber: Int((Double(local) / 86_400_000).rounded(.down)))
  }

  /// The first moment of the date.
  package func start(of date: DateOnly) -> Instant {
    let utc = Instant(milliseconds: date.dayNumber * Milliseconds.perDay)
    let before = offset(at: utc.advanced(byMilliseconds: -Milliseconds.perDay))
    let after = offset(at: utc.advanced(byMilliseconds: Milliseconds.perDay))
    let first = utc.advanced(byMilliseconds: -max(before, after))
    guard before != after else { return first }
    // The clock changes near this midnight: of the two candidates the earlier one that really
    // shows this date. Where none does the date was skipped (Samoa, 30 December 2011).
    return self.date(at: first) == date ? first : utc.advanced(byMilliseconds: -min(before, after))
  }

  /// The first moment after the date.
  package func end(of date: DateOnly) -> Instant {
    start(of: date.advanced(by: 1))
  }
}
