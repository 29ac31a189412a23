import Foundation
import Terminal
import TestSupport
import Testing

/// The real program in a terminal of its own: what it draws, and how it leaves.
@Suite(.serialized) struct TerminalRunTests {
  private static let words = ["1": "STREAK", "2": "STRAIN", "3": "month heads for", "4": "GOALS"]

  private func start(_ arguments: [String] = ["--demo"], home: TemporaryFolder? = nil) throws
    -> PseudoTerminal
  {
    let program = try #require(Self.program, "build the product codingfit first")
    // Without motion nothing is on its way when a signal comes, however late the screen is read.
    let environment = [
      "NO_MOTION": "1", "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "Europe/Berlin",
      "HOME": home?.path ?? "/nonexistent", "SWIFT_BACKTRACE": "enable=no",
    ]
    return try PseudoTerminal(
      program, arguments, environment: environment, size: Size(width: 100, height: 30))
  }

  /// Stands beside the test bundle.
  private static var program: String? {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let file = bundle.deletingLastPathComponent().appendingPathComponent("codingfit").path
    return FileManager.default.isExecutableFile(atPath: file) ? file : nil
  }

  @Test func everyPaneIsDrawnAndTheTerminalGivenBack() throws {
    let terminal = try start()
    #expect(terminal.waitForText("STREAK", seconds: 20))
    let missing = ["2", "3", "4", "1"].filter { key in
      terminal.send(key)
      return !terminal.waitForText(Self.words[key] ?? "?")
    }
    #expect(missing.isEmpty)
    terminal.send("rq")
    #expect(terminal.waitForExit() == 0 && terminal.isRestored)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func signalsGiveTheTerminalBack(signal: Int32) throws {
    let terminal = try start()
    #expect(terminal.waitForText("STREAK", seconds: 20))
    terminal.signal(signal)
    #expect(terminal.waitForExit() == -signal && terminal.isRestored)
  }

  @Test func ctrlCQuitsOutOfAField() throws {
    let terminal = try start()
    #expect(terminal.waitForText("STREAK", seconds: 20))
    terminal.send("4")
    #expect(terminal.waitForText("GOALS"))
    terminal.send("\r9q")
    #expect(terminal.waitForText("30m9q"))
    terminal.send("\u{3}")
    #expect(terminal.waitForText("unsaved settings"))
    terminal.send("\u{3}")
    #expect(terminal.waitForExit() == 0 && terminal.isRestored)
  }

  @Test func theFirstStartSaysWhatToSet() throws {
    let terminal = try start([], home: TemporaryFolder())
    #expect(terminal.waitForText("SUPABASE_URL", seconds: 20))
    terminal.send("d")
    #expect(terminal.waitForText("STREAK", seconds: 20))
    terminal.send("q")
    #expect(terminal.waitForExit() == 0 && terminal.isRestored)
  }

  @Test(arguments: [
    (["--dmeo"], Int32(2), "Did you mean --demo?"), (["--version"], 0, "codingfit 0."),
    (["--help"], 0, "USAGE"), (["days", "--demo", "--last", "1"], 0, " — "),
    (["help", "sync"], 0, "--since"),
    (["stauts"], 2, "Did you mean status?"),
  ])
  func wordsOnTheCommandLine(arguments: [String], status: Int32, text: String) throws {
    let terminal = try start(arguments)
    #expect(terminal.waitForExit() == status)
    let said = String(decoding: terminal.bytes, as: UTF8.self)
    #expect(said.contains(text) && !said.contains("\u{1B}"))
  }
}
