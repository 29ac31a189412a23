/// A moment in time, in whole milliseconds since 1970-01-01T00:00:00Z (`domain.md` G1).
public struct Instant: Hashable, Comparable, Sendable, Codable {
  /// Milliseconds since the epoch.
  public let milliseconds: Int

  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Rounds seconds half up to the millisecond; nil for a number no clock can show.
  public init?(seconds: Double) {
    guard let milliseconds = Milliseconds.rounding(seconds: seconds) else { return nil }
    self.milliseconds = milliseconds
  }

  /// Seconds since the epoch.
  public var seconds: Double { Double(milliseconds) / 1000 }

  public func advanced(byMilliseconds delta: Int) -> Instant {
    Instant(milliseconds: milliseconds + delta)
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
