import Glibc

/// Gives the terminal back when the program crashes, then lets it crash. Whatever was installed
/// before is not called: the runtime's own handler would wait at a prompt nobody sees.
@MainActor
enum CrashGuard {
  /// Everything a handler may touch, allocated beforehand.
  struct State {
    var descriptor: Int32
    var modes: termios
    var bytes: UnsafeMutableBufferPointer<UInt8>
    var isArmed: Bool
  }

  private static let signals = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]

  /// From now on a crash writes `leave` and sets `modes`.
  static func arm(descriptor: Int32, modes: termios, leave: String) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: leave.utf8.count)
    _ = bytes.initialize(from: leave.utf8)
    let state = State(descriptor: descriptor, modes: modes, bytes: bytes, isArmed: true)
    if let known = crashState {
      known.pointee.isArmed = false
      let old = known.pointee.bytes
      known.pointee = state
      old.deallocate()
    } else {
      let fresh = UnsafeMutablePointer<State>.allocate(capacity: 1)
      fresh.initialize(to: state)
      crashState = fresh
      install()
    }
  }

  static func disarm() {
    crashState?.pointee.isArmed = false
  }

  private static func install() {
    // A stack overflow leaves no room to run on.
    var stack = stack_t()
    stack.ss_size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = restoreAndCrash
    action.sa_flags = Int32(SA_ONSTACK)
    for number in signals { sigaction(number, &action, nil) }
  }
}

/// Read by the handler, on any thread; written only while it is not armed.
nonisolated(unsafe) private var crashState: UnsafeMutablePointer<CrashGuard.State>?

/// Only calls that are safe in a signal handler.
private func restoreAndCrash(_ number: Int32) {
  signal(number, SIG_DFL)
  if let state = crashState, state.pointee.isArmed {
    state.pointee.isArmed = false
    var sent = 0
    var attempts = 0
    while sent < state.pointee.bytes.count, attempts < 20 {
      let rest = UnsafeRawPointer(state.pointee.bytes.baseAddress).map { $0 + sent }
      let count = write(state.pointee.descriptor, rest, state.pointee.bytes.count - sent)
      if count > 0 {
        sent += count
      } else {
        var request = pollfd(fd: state.pointee.descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, 10)
        attempts += 1
      }
    }
    tcsetattr(state.pointee.descriptor, TCSAFLUSH, &state.pointee.modes)
  }
  // Blocked until this handler returns, then fatal.
  raise(number)
}
