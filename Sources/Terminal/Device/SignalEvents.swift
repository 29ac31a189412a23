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

  /// Lets a signal have its default effect on this process, whatever Dispatch did to it, and
  /// returns when the process goes on. `group` sends it to the whole job.
  static func take(_ number: Int32, group: Bool) {
    var old = sigaction()
    var standard = sigaction()
    standard.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(number, &standard, &old)
    var set = sigset_t()
    var mask = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
    kill(group ? 0 : getpid(), number)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(number, &old, nil)
  }
}
