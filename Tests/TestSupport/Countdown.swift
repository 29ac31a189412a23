import Synchronization

/// Says yes a number of times, then no.
public final class Countdown: Sendable {
  private let left: Mutex<Int>

  public init(_ count: Int) {
    left = Mutex(count)
  }

  public func take() -> Bool {
    left.withLock { left in
      left -= 1
      return left >= 0
    }
  }
}
