import Glibc

/// Both ends of a pseudo terminal; neither blocks.
final class OpenTerminal {
  let master: Int32
  let slave: Int32
  /// The slave once more, for writing only.
  let watched: Int32

  init?() {
    var (main, other): (Int32, Int32) = (-1, -1)
    guard openpty(&main, &other, nil, nil, nil) == 0 else { return nil }
    (master, slave) = (main, other)
    watched = open("/proc/self/fd/\(other)", O_WRONLY | O_NONBLOCK | O_NOCTTY)
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    var modes = termios()
    tcgetattr(slave, &modes)
    cfmakeraw(&modes)
    tcsetattr(slave, TCSANOW, &modes)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// What was written to the terminal and not read before.
  func read() -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(master, &chunk, chunk.count)
    return count > 0 ? Array(chunk[..<count]) : []
  }
}

/// Lets the main queue work until a condition holds, or it is hopeless.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<2000 {
    if condition() { return true }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return condition()
}
