import Foundation
import Terminal

/// A program in a terminal of its own: started as the leader of a session whose controlling
/// terminal is a pseudo terminal, typed at, and its screen read by a `TerminalEmulator`.
///
/// Started by `posix_spawn`: a process with threads must not fork.
public final class PseudoTerminal {
  public struct Failed: Error {
    public let call: String
    public let code: Int32
  }

  public let pid: pid_t
  public private(set) var emulator: TerminalEmulator
  /// Everything the program wrote.
  public private(set) var bytes: [UInt8] = []
  /// Exit status, or the negative number of the signal that ended it; nil while it runs.
  public private(set) var status: Int32?
  private let master: Int32
  private let slave: Int32
  private let before: termios

  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String],
    size: Size = Size(width: 80, height: 24)
  ) throws {
    var (main, other): (Int32, Int32) = (-1, -1)
    var window = winsize()
    window.ws_col = UInt16(size.width)
    window.ws_row = UInt16(size.height)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&main, &other, &name, nil, &window) == 0 else {
      throw Failed(call: "openpty", code: errno)
    }
    (master, slave) = (main, other)
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    var modes = termios()
    tcgetattr(slave, &modes)
    before = modes
    emulator = TerminalEmulator(size: size)
    pid = try Self.spawn(program, arguments, environment, terminal: name)
  }

  deinit {
    if status == nil {
      kill(pid, SIGKILL)
      var ignored: Int32 = 0
      waitpid(pid, &ignored, 0)
    }
    close(master)
    close(slave)
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String], terminal: [CChar]
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    // POSIX_SPAWN_SETSID: the first terminal the new leader opens becomes its own.
    posix_spawnattr_setflags(
      &attributes, Int16(0x80) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let argv = ([program] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, program, &actions, &attributes, argv, envp)
    guard code == 0 else { throw Failed(call: "posix_spawn", code: code) }
    return pid
  }

  // MARK: - Acting

  public func send(_ text: String) { send(Array(text.utf8)) }

  public func send(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  public func signal(_ number: Int32) { kill(pid, number) }

  public func resize(_ size: Size) {
    var window = winsize()
    window.ws_col = UInt16(size.width)
    window.ws_row = UInt16(size.height)
    emulator = TerminalEmulator(size: size)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  // MARK: - Reading

  /// Reads until `condition` holds, or `seconds` have passed; whether it came to hold.
  @discardableResult
  public func wait(seconds: Double = 10, _ condition: (PseudoTerminal) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      pump(milliseconds: 10)
      if condition(self) { return true }
    }
    return false
  }

  @discardableResult
  public func waitForText(_ text: String, seconds: Double = 10) -> Bool {
    wait(seconds: seconds) { $0.emulator.rows.contains { $0.contains(text) } }
  }

  /// Waits for the program to end.
  @discardableResult
  public func waitForExit(seconds: Double = 10) -> Int32? {
    wait(seconds: seconds) { $0.status != nil }
    pump(milliseconds: 0)
    return status
  }

  /// Whether the terminal's modes are those from before the program.
  public var isRestored: Bool {
    var now = termios()
    guard tcgetattr(slave, &now) == 0 else { return false }
    return now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag
      && now.c_cflag == before.c_cflag && now.c_lflag == before.c_lflag
      && emulator.modes == [7, 25]
  }

  /// Bytes of whole lines that the next program in this terminal would read as typed.
  public var unread: Int {
    var count: Int32 = 0
    return ioctl(slave, UInt(FIONREAD), &count) == 0 ? Int(count) : -1
  }

  private func pump(milliseconds: Int32) {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    if poll(&request, 1, milliseconds) > 0 { drain() }
    guard status == nil else { return }
    var raw: Int32 = 0
    guard waitpid(pid, &raw, WNOHANG) == pid else { return }
    let signal = raw & 0x7F
    status = signal == 0 ? raw >> 8 & 0xFF : -signal
    drain()
  }

  private func drain() {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(master, &chunk, chunk.count)
      guard count > 0 else { return }
      bytes += chunk[..<count]
      emulator.feed(chunk[..<count])
    }
  }
}
