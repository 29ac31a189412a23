import Dispatch
import Glibc

/// Signals as calls on the main queue.
@MainActor
final class SignalEvents {
  private var sources: [any DispatchSourceSignal] = []

  func start(_ signals: [Int32], _ handle: @escaping @MainActor (Int32) -> Void) {
    for number in signals {
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated { handle(number) }
      }
      source.activate()
      sources.append(source)
    }
  }

  func stop() {
    for source in sources { source.cancel() }
    sources = []
  }

  /// Lets a signal have its default effect on this process, and returns when the process goes on.
  ///
  /// It is sent to this thread: one sent to the process may be read by Dispatch's own thread, which
  /// waits for signals on a descriptor, before it has any effect.
  static func take(_ number: Int32) {
    let old = setHandler(SIG_DFL, for: number)
    var set = sigset_t()
    var mask = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    restore(old, for: number)
  }

  /// Sends a signal to the others of our job.
  static func tellJob(_ number: Int32) {
    let old = setHandler(SIG_IGN, for: number)
    kill(0, number)
    restore(old, for: number)
  }

  private static func setHandler(_ handler: sighandler_t?, for number: Int32)
    -> sigaction
  {
    var old = sigaction()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigaction(number, &action, &old)
    return old
  }

  private static func restore(_ action: sigaction, for number: Int32) {
    var action = action
    sigaction(number, &action, nil)
  }
}
