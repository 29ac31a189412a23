import Dispatch
import Synchronization

/// One sleep: ended by its timers or by being cancelled, whichever comes first, and only once.
final class Nap: Sendable {
  private enum State {
    case waiting
    case sleeping(CheckedContinuation<Void, Never>, [any DispatchSourceTimer])
    case ended
  }

  private let state = Mutex(State.waiting)

  /// Two timers: the wall's goes on while the machine is suspended, and the other one holds when
  /// the wall clock is set back.
  func begin(
    _ continuation: CheckedContinuation<Void, Never>, milliseconds: Int, on queue: DispatchQueue
  ) {
    let isEnded = state.withLock { state in
      if case .ended = state { return true }
      let wall = DispatchSource.makeTimerSource(queue: queue)
      let other = DispatchSource.makeTimerSource(queue: queue)
      let delay = DispatchTimeInterval.milliseconds(milliseconds)
      wall.schedule(wallDeadline: .now() + delay)
      other.schedule(deadline: .now() + delay)
      for timer in [wall, other] {
        timer.setEventHandler { self.end() }
        timer.activate()
      }
      state = .sleeping(continuation, [wall, other])
      return false
    }
    if isEnded { continuation.resume() }
  }

  /// Cancelled timers let go of their memory at once.
  func end() {
    let sleeper: CheckedContinuation<Void, Never>? = state.withLock { state in
      defer { state = .ended }
      guard case .sleeping(let continuation, let timers) = state else { return nil }
      for timer in timers { timer.cancel() }
      return continuation
    }
    sleeper?.resume()
  }
}
