import Glibc
import Testing

@testable import Terminal

@Suite struct TTYTests {
  private func modes(_ descriptor: Int32) -> termios {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return modes
  }

  /// Whatever the modes were, usual or not.
  @Test(arguments: [tcflag_t(0), tcflag_t(IXON), tcflag_t(IXON | IXOFF | INLCR)])
  func `the modes come back exactly`(flags: tcflag_t) throws {
    let terminal = try #require(OpenTerminal())
    var odd = modes(terminal.slave)
    odd.c_iflag = tcflag_t(ICRNL) | flags
    odd.c_lflag |= tcflag_t(ECHO | ICANON | ISIG)
    tcsetattr(terminal.slave, TCSANOW, &odd)
    let tty = try TTY(terminal)
    tty.enterRaw()
    let raw = modes(terminal.slave)
    tty.restore()
    let after = modes(terminal.slave)
    #expect(raw.c_lflag & tcflag_t(ECHO | ICANON | ISIG) == 0 && raw.c_iflag & tcflag_t(IXON) == 0)
    #expect(after.c_lflag == odd.c_lflag && after.c_iflag == odd.c_iflag)
    #expect(after.c_oflag == odd.c_oflag && after.c_cflag == odd.c_cflag)
  }

  @Test(arguments: [(80, 24, 80, 24), (0, 0, 0, 0), (80, 0, 0, 0), (65535, 65535, 2000, 1000)])
  func `a size is the terminal's, or none`(
    columns: UInt16, rows: UInt16, width: Int, height: Int
  ) throws {
    let terminal = try #require(OpenTerminal())
    var window = winsize()
    (window.ws_col, window.ws_row) = (columns, rows)
    _ = ioctl(terminal.master, UInt(TIOCSWINSZ), &window)
    let tty = try TTY(terminal)
    #expect(tty.size == Size(width: width, height: height))
  }
}

extension TTY {
  fileprivate convenience init(_ terminal: OpenTerminal) throws {
    try self.init(
      input: dup(terminal.slave), output: dup(terminal.slave), watched: dup(terminal.slave))
  }
}
