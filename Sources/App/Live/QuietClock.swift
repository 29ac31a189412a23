import Dispatch
import Synchronization

/// A clock whose sleepers wake once, when their time has come.
///
/// On Linux the runtime's own `Task.sleep` wakes a thread about once a second for as long as
/// anything sleeps; a dispatch timer does not.
struct QuietClock: Clock {
  typealias Instant = ContinuousClock.Instant

  var now: Instant { ContinuousClock.now }
  var minimumResolution: Duration { .milliseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let nap = Nap()
    let length = now.duration(to: deadline).components
    // Cut to the millisecond, and one more: never before its time.
    let milliseconds =
      Int(length.seconds) * 1000 + Int(length.attoseconds / 1_000_000_000_000_000) + 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { nap.begin($0, milliseconds: max(0, milliseconds)) }
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
  func begin(_ continuation: CheckedContinuation<Void, Never>, milliseconds: Int) {
    let isEnded = state.withLock { state in
      if case .ended = state { return true }
      state = .sleeping(continuation)
      return false
    }
    if isEnded { return continuation.resume() }
    let delay = DispatchTimeInterval.milliseconds(milliseconds)
    DispatchQueue.global().asyncAfter(wallDeadline: .now() + delay) { self.end() }
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.end() }
  }

  func end() {
    let last = state.withLock { state in
      defer { state = .ended }
      return state
    }
    if case .sleeping(let continuation) = last { continuation.resume() }
  }
}
