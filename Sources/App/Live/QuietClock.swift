import Dispatch
import Synchronization

/// A clock whose sleepers wake once, when their time has come.
///
/// `Task.sleep` comes back through dispatch's global queue, whose first use on Linux starts a timer
/// that wakes the program once a second for good (see `WorkQueue`).
struct QuietClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let queue = DispatchQueue(label: "codingfit.clock")

  var now: Instant { ContinuousClock.now }
  var minimumResolution: Duration { .milliseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
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

/// One sleep: ended by its timers or by being cancelled, whichever comes first, and only once.
private final class Nap: Sendable {
  private enum State {
    case waiting
    case sleeping(CheckedContinuation<Void, Never>)
    case ended
  }

  private let state = Mutex(State.waiting)

  /// Two timers: the wall's goes on while the machine is suspended, and the other one holds when
  /// the wall clock is set back. The later one finds the sleep ended and does nothing.
  func begin(
    _ continuation: CheckedContinuation<Void, Never>, milliseconds: Int, on queue: DispatchQueue
  ) {
    let isEnded = state.withLock { state in
      if case .ended = state { return true }
      state = .sleeping(continuation)
      return false
    }
    if isEnded { return continuation.resume() }
    let delay = DispatchTimeInterval.milliseconds(milliseconds)
    queue.asyncAfter(wallDeadline: .now() + delay) { self.end() }
    queue.asyncAfter(deadline: .now() + delay) { self.end() }
  }

  func end() {
    let last = state.withLock { state in
      defer { state = .ended }
      return state
    }
    if case .sleeping(let continuation) = last { continuation.resume() }
  }
}
