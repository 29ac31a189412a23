import Core
import Foundation

/// Small histories for tests, written the way people write dates.
enum Sample {
  /// Wednesday; the standard moment of the vectors.
  static let now = "2026-07-08T14:30:00+02:00"

  /// Far away on a typo, so that a test with one fails.
  static func date(_ text: String) -> DateOnly { DateOnly(text) ?? DateOnly(dayNumber: -700_000) }

  static func instant(_ text: String) -> Instant {
    Instant(iso: text) ?? Instant(milliseconds: -1)
  }

  static func days(_ first: String, _ last: String) -> ClosedRange<DateOnly> {
    date(first)...date(last)
  }

  static func day(_ text: String, hours: Double, zone: String? = nil) -> DayStat {
    day(text, seconds: hours * 3600, zone: zone)
  }

  static func day(_ text: String, seconds: Double, zone: String? = nil) -> DayStat {
    let time = Milliseconds.rounding(seconds: seconds) ?? -1
    return DayStat(
      date: date(text), state: time == 0 ? .zero : .settled, totalMilliseconds: time, zone: zone)
  }

  static func session(
    _ row: String, _ start: String, minutes: Double, project: String? = "alpha"
  ) -> Session {
    Session(
      start: instant(start), milliseconds: Int(minutes * 60_000), project: project,
      rowDate: date(row))
  }

  static func history(
    _ days: [DayStat], _ sessions: [Session] = [], zone: String = "Europe/Berlin",
    settings: Settings = Settings()
  ) -> History {
    History(days: days, sessions: sessions, settings: settings, systemZone: zone)
  }

  /// Projects of one day, in seconds.
  static func billed(_ row: String, _ projects: [String: Double]) -> DayStat {
    let parts = projects.map {
      NamedTime(name: $0.key, milliseconds: Milliseconds.rounding(seconds: $0.value) ?? -1)
    }
    return DayStat(
      date: date(row), state: .settled,
      totalMilliseconds: parts.reduce(0) { $0 + $1.milliseconds }, projects: parts)
  }
}

extension Sample {
  /// Half up to cents, by another way than the rule's: through a whole number.
  static func cents(_ value: Decimal) -> Decimal {
    Decimal(NSDecimalNumber(decimal: value * 100 + Decimal(1) / 2).intValue) / 100
  }
}
