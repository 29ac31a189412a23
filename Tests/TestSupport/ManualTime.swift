import Core
import Synchronization

/// A wall clock that a test moves by hand.
public final class ManualTime: Sendable {
  private let moment: Mutex<Instant>
  private let zone: String

  /// The moment is written as `2026-07-08T14:30:00Z`.
  public init(_ moment: String, zone: String = "Europe/Berlin") {
    self.moment = Mutex(.parsed(moment))
    self.zone = zone
  }

  public var now: Instant { moment.withLock { $0 } }

  public var clock: WallClock {
    WallClock(systemZone: zone) { [self] in now }
  }

  public func advance(milliseconds: Int) {
    moment.withLock { $0 = $0.advanced(byMilliseconds: milliseconds) }
  }

  public func advance(seconds: Int) {
    moment.withLock { $0 = $0.advanced(byMilliseconds: seconds * 1000) }
  }
}
