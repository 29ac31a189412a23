import Foundation
import TestSupport
import Testing

/// The real program in a terminal of its own: what it draws, and how it leaves.
@Suite(.serialized) struct TerminalRunTests {
  @Test func everyPaneIsDrawnAndTheTerminalGivenBack() throws {
    let terminal = try RunningProgram.demo()
    let missing = ["2", "3", "4", "1"].filter { !RunningProgram.open($0, in: terminal) }
    #expect(missing.isEmpty)
    terminal.send("rq")
    #expect(terminal.waitForExit() == 0 && terminal.isRestored)
  }

  /// What comes with `q` or after it is neither done nor left to the shell: a click that selects a
  /// number and the `c` that copies it, reports of the mouse, a paste, a whole line.
  @Test(arguments: ["1", "2", "3", "4"])
  func whatIsTypedAfterTheEndIsNobodys(pane: String) throws {
    let terminal = try RunningProgram.demo()
    #expect(RunningProgram.open(pane, in: terminal))
    terminal.send("Mjj")
    #expect(terminal.wait { $0.emulator.modes.contains(1006) })
    let copied = terminal.bytes.count
    terminal.send(
      "q\u{1B}[<0;5;5M\u{1B}[<0;5;5mcM\u{1B}[<35;9;9M\u{1B}[200~rm\n\u{1B}[201~x\necho left\n")
    #expect(terminal.waitForExit() == 0 && terminal.isRestored && terminal.unread == 0)
    let after = String(decoding: terminal.bytes.dropFirst(copied), as: UTF8.self)
    #expect(!after.contains("]52;") && !after.contains("left"))
  }

  /// Far away, a report of the mouse is sent before the terminal has read that there are to be no
  /// more, and arrives after we have left. What it answered by then ends the wait for it.
  @Test(arguments: ["q", "\u{3}"])
  func whatTheMouseDidMeanwhileIsWaitedFor(key: String) throws {
    let terminal = try RunningProgram.demo()
    terminal.send(Self.answer + "M")
    #expect(terminal.wait { $0.emulator.modes.contains(1006) })
    terminal.send(key)
    #expect(terminal.wait { !$0.emulator.modes.contains(1006) })
    terminal.send("\u{1B}[<35;9;9M\u{1B}[<35;9;8M" + Self.answer)
    terminal.wait(seconds: 0.3) { $0.status != nil }
    #expect(!terminal.emulator.rows.joined().contains("[<35") && terminal.unread == 0)
    #expect(terminal.isRestored)
  }

  /// An answer that comes after a quick `q` is printed by the shell, or typed into it.
  @Test func anAnswerThatIsOnItsWayIsWaitedFor() throws {
    let terminal = try RunningProgram.demo()
    terminal.send("q")
    #expect(terminal.wait { $0.emulator.modes == [7, 25] })
    terminal.send("\u{1B}]11;rgb:1111/1515/1c1c\u{1B}\\" + Self.answer)
    #expect(terminal.waitForExit() == 0 && terminal.isRestored)
    #expect(!terminal.emulator.rows.joined().contains("rgb:") && terminal.unread == 0)
  }

  private static let answer = "\u{1B}[?62;22c"

  /// Those that ask it to end, and those of a crash.
  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
  ])
  func signalsGiveTheTerminalBack(signal: Int32) throws {
    let terminal = try RunningProgram.demo()
    terminal.signal(signal)
    #expect(terminal.waitForExit() == -signal && terminal.isRestored)
  }

  @Test func ctrlCQuitsOutOfAField() throws {
    let terminal = try RunningProgram.demo()
    #expect(RunningProgram.open("4", in: terminal))
    terminal.send("\r9q")
    #expect(terminal.waitForText("30m9q"))
    terminal.send("\u{3}")
    #expect(terminal.waitForText("unsaved settings"))
    terminal.send("\u{3}")
    #expect(terminal.waitForExit() == 0 && terminal.isRestored)
  }

  @Test func theFirstStartSaysWhatToSet() throws {
    let terminal = try RunningProgram.start([], home: TemporaryFolder())
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
    let terminal = try RunningProgram.start(arguments)
    #expect(terminal.waitForExit() == status)
    let said = String(decoding: terminal.bytes, as: UTF8.self)
    #expect(said.contains(text) && !said.contains("\u{1B}"))
  }
}
