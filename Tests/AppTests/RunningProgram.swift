import Terminal
import TestSupport
import Testing

/// The real program in a terminal of its own.
enum RunningProgram {
  /// A word that only that pane shows.
  static let words = ["1": "STREAK", "2": "STRAIN", "3": "month heads for", "4": "GOALS"]

  /// Starts it, without motion: nothing is then on its way when something happens, however late
  /// the screen is read. A variable of nil is not set.
  static func start(
    _ arguments: [String] = ["--demo"], home: TemporaryFolder? = nil,
    size: Size = Size(width: 100, height: 30), _ variables: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let program = try #require(BuiltProgram.path, "build the product codingfit first")
    let usual: [String: String?] = [
      "NO_MOTION": "1", "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "Europe/Berlin",
      "HOME": home?.path ?? "/nonexistent", "SWIFT_BACKTRACE": "enable=no",
    ]
    let environment = usual.merging(variables) { $1 }.compactMapValues(\.self)
    return try PseudoTerminal(program, arguments, environment: environment, size: size)
  }

  /// Starts the demo and waits for its first frame.
  static func demo(
    size: Size = Size(width: 100, height: 30), _ variables: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try start(size: size, variables)
    #expect(terminal.waitForText("STREAK", seconds: 20))
    return terminal
  }

  /// Presses a pane's key and waits for the pane.
  static func open(_ pane: String, in terminal: PseudoTerminal) -> Bool {
    terminal.send(pane)
    return terminal.waitForText(words[pane] ?? "?")
  }
}
