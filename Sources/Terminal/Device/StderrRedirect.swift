import Glibc

/// Sends what libraries print on the standard error elsewhere while the screen is ours.
final class StderrRedirect {
  private let saved: Int32

  init?(to log: Int32) {
    saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10)
    guard saved >= 0 else { return nil }
    dup2(log, STDERR_FILENO)
  }

  func end() {
    dup2(saved, STDERR_FILENO)
    close(saved)
  }
}
