import Core
import Glibc

/// Asks on the terminal itself, so that a password never meets a pipe or a screen.
enum PasswordPrompt {
  /// Shows a question without a newline.
  static func ask(_ question: String) {
    let bytes = Array(question.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  /// Reads a line without showing it. Every key comes as it is, so that Ctrl-C, too, leaves the
  /// terminal as it was.
  static func read(_ question: String) throws(AppError) -> String {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else {
      throw AppError(
        .invalidInput, "There is no terminal to ask on. Pipe the password in: --password-stdin.")
    }
    defer { close(terminal) }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else {
      throw AppError(.invalidInput, "The terminal does not hide what is typed.")
    }
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    ask(question)
    tcsetattr(terminal, TCSAFLUSH, &silent)
    defer {
      tcsetattr(terminal, TCSAFLUSH, &before)
      ask("\n")
    }
    return try line(from: terminal)
  }

  private static func line(from terminal: Int32) throws(AppError) -> String {
    var bytes: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = Glibc.read(terminal, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, byte != 0x03, byte != 0x04 else {
        throw AppError(.cancelled, "Cancelled.")
      }
      switch byte {
      case 0x0A, 0x0D:
        guard !bytes.isEmpty else { throw AppError(.invalidInput, "Nothing was typed.") }
        return String(decoding: bytes, as: UTF8.self)
      case 0x15: bytes = []
      case 0x08, 0x7F:
        // A character may be several bytes.
        while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
      default: bytes.append(byte)
      }
    }
  }
}
