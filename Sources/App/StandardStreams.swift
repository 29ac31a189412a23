import Glibc

/// The descriptors 0, 1 and 2, which a careless parent may have closed.
enum StandardStreams {
  /// Puts something in the place of closed ones. Else the next file that is opened would take the
  /// number, and what is printed would land in the middle of the history.
  ///
  /// Input is at its end; writing fails, so that a closed output is still an error that is told.
  static func hold() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes all of a text; else why it could not. Foundation's file handles end the program there.
  static func write(_ text: String, to file: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var wait = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
        continue
      }
      guard count > 0 else { return errno }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }
}
