import Foundation

/// The time of day as a person reads it: now, in a zone. The only reader of the system clock.
public struct WallClock: Sendable {
  /// Reads the current moment.
  public let now: @Sendable () -> Instant
  /// The system's zone, used where neither a row nor the settings name one (G3).
  public let systemZone: String

  public init(systemZone: String, now: @escaping @Sendable () -> Instant) {
    self.systemZone = systemZone
    self.now = now
  }

  /// The clock of this machine.
  public static var system: WallClock {
    WallClock(systemZone: TimeZone.current.identifier) {
      Instant(milliseconds: Int((Date().timeIntervalSince1970 * 1000).rounded(.down)))
    }
  }
}
