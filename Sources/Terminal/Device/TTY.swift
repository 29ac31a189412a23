import Glibc

/// The terminal as a file: its own descriptors, its size, its modes.
///
/// Opened by name, because "do not wait" is a flag of an open file, and the one the shell gave us
/// is shared with the shell.
final class TTY {
  let input: Int32
  let output: Int32
  /// The input once more, open for writing only: see `RunLoopSource`.
  let watched: Int32
  /// The modes to give back, exactly as they were found.
  private(set) var saved: termios

  /// The terminal this process was started in.
  static func standard() throws(TerminalProblem) -> TTY {
    let input = try reopen(STDIN_FILENO, O_RDONLY)
    let output = try reopen(STDOUT_FILENO, O_WRONLY)
    return try TTY(input: input, output: output, watched: try reopen(STDIN_FILENO, O_WRONLY))
  }

  /// Takes over descriptors of a terminal, which must not block.
  init(input: Int32, output: Int32, watched: Int32) throws(TerminalProblem) {
    self.input = input
    self.output = output
    self.watched = watched
    saved = termios()
    guard tcgetattr(output, &saved) == 0 else {
      throw TerminalProblem("The terminal's settings cannot be read.")
    }
  }

  deinit {
    close(input)
    close(output)
    close(watched)
  }

  private static func reopen(_ descriptor: Int32, _ mode: Int32) throws(TerminalProblem) -> Int32 {
    var name = [CChar](repeating: 0, count: 256)
    let flags = mode | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    if ttyname_r(descriptor, &name, name.count) == 0 {
      let opened = open(name, flags)
      if opened >= 0 { return opened }
    }
    // The name may belong to another namespace (containers); the controlling terminal has its own.
    let opened = open("/dev/tty", flags)
    guard opened >= 0 else { throw TerminalProblem("The terminal cannot be opened.") }
    return opened
  }

  /// Nothing is echoed, gathered into lines, or taken for a signal or for flow control.
  func enterRaw() {
    var raw = saved
    cfmakeraw(&raw)
    raw.c_iflag &= ~tcflag_t(IXON | IXOFF | IXANY)
    tcsetattr(output, TCSADRAIN, &raw)
  }

  /// Gives the modes back and drops what was typed and not read.
  func restore() {
    tcsetattr(output, TCSAFLUSH, &saved)
  }

  /// Somebody else had the terminal meanwhile: what is to be given back is what it has now.
  func saveAgain() {
    var now = termios()
    if tcgetattr(output, &now) == 0 { saved = now }
  }

  /// Empty when the terminal has none to tell yet. A size out of all reason is cut.
  var size: Size {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return Size(width: 0, height: 0) }
    return Size(width: min(Int(window.ws_col), 2000), height: min(Int(window.ws_row), 1000))
  }
}
