import Core
import StatsData

extension WallClock {
  /// A clock that stands still. The moment is written as `2026-07-08T14:30:00Z` or `…+02:00`.
  public static func fixed(_ moment: String, zone: String = "Europe/Berlin") -> WallClock {
    let instant = Instant.parsed(moment)
    return WallClock(systemZone: zone) { instant }
  }
}

extension Instant {
  /// Reads `2026-07-08T14:30:00Z` or `…+02:00`; the epoch for anything else.
  public static func parsed(_ text: String) -> Instant {
    ServerTime.instant(text) ?? Instant(milliseconds: 0)
  }
}
