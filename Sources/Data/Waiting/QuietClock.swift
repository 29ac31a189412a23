import Dispatch

/// A clock whose sleepers wake once, when their time has come.
///
/// `Task.sleep` comes back through dispatch's global queue, whose first use on Linux starts a timer
/// that wakes the program once a second for good, and a sleep that is cancelled holds its kilobyte
/// until it would have ended. Here both are gone with the sleep.
public struct QuietClock: Clock {
  public typealias Instant = ContinuousClock.Instant

  private let queue = DispatchQueue(label: "codingfit.clock")

  public init() {}

  public var now: Instant { ContinuousClock.now }
  public var minimumResolution: Duration { .milliseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let nap = Nap()
    let length = now.duration(to: deadline).components
    // Cut to the millisecond, and one more: never before its time.
    let milliseconds =
      Int(length.seconds) * 1000 + Int(length.attoseconds / 1_000_000_000_000_000) + 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { nap.begin($0, milliseconds: max(0, milliseconds), on: queue) }
    } onCancel: {
      nap.end()
    }
    try Task.checkCancellation()
  }
}
