import Foundation
import Terminal
import TestSupport
import Testing

/// What users of other terminal programs have reported, tried on the real program.
@Suite(.serialized) struct ReportedRunTests {
  /// A key whose bytes come apart becomes an Escape: it would leave the field.
  @Test(arguments: ["\u{1B}[D", "\u{1B}OD"], [5, 30, 80])
  func aKeyInPiecesIsOneKey(key: String, milliseconds: Int) throws {
    // On a busy machine a pause gets longer than what a key in pieces is waited for.
    let attempts = try (1...3).first { _ in try Self.movesInField(key, pause: milliseconds) }
    #expect(attempts != nil)
  }

  /// Whether a key that comes in two pieces moves the cursor of an edited field.
  private static func movesInField(_ key: String, pause milliseconds: Int) throws -> Bool {
    let terminal = try RunningProgram.demo()
    guard RunningProgram.open("4", in: terminal) else { return false }
    terminal.send("\r")
    terminal.wait { $0.emulator.isCursorVisible }
    terminal.send(String(key.prefix(1)))
    usleep(UInt32(milliseconds) * 1000)
    terminal.send(key.dropFirst() + "9")
    return terminal.waitForText("309m", seconds: 3)
  }

  /// An answer that comes late becomes typed text, or does what its letters do.
  @Test(arguments: ["1", "2", "3", "4", "4\r"], [0, 0.3, 2])
  func aLateAnswerChangesNothing(keys: String, seconds: Double) throws {
    // The clock may turn meanwhile, but not twice.
    let same = try (1...2).first { _ in try Self.staysTheSame(after: keys, seconds) }
    #expect(same != nil)
  }

  private static func staysTheSame(after keys: String, _ seconds: Double) throws -> Bool {
    let terminal = try RunningProgram.demo()
    #expect(RunningProgram.open(String(keys.prefix(1)), in: terminal))
    terminal.send(String(keys.dropFirst()))
    terminal.wait(seconds: max(0.5, seconds)) { _ in false }
    let before = terminal.emulator.rows
    let answers = [
      "\u{1B}]11;rgb:1111/1515/1c1c\u{1B}\\", "\u{1B}[?62;22c", "\u{1B}[?2026;2$y", "\u{1B}[?1u",
    ]
    terminal.send(answers.joined())
    for byte in answers.joined().utf8 {
      terminal.send([byte])
      usleep(1000)
    }
    terminal.wait(seconds: 0.3) { _ in false }
    return terminal.emulator.rows == before
  }

  /// What a library prints on stderr paints over the screen.
  @Test func noiseGoesToTheLog() throws {
    let home = TemporaryFolder()
    let server = try LoopbackServer { _, _ in .json("[]") }
    let terminal = try RunningProgram.start(
      [], home: home,
      [
        "SUPABASE_URL": server.url,
        "SUPABASE_KEY": "sb_publishable_0000000000000000000000_00000000",
        "URLSessionDebugLibcurl": "1", "URLSessionDebug": "1",
      ])
    #expect(terminal.waitForText("PROJECTS", seconds: 20) || terminal.waitForText("Projects"))
    #expect(terminal.wait { _ in !server.requests.isEmpty })
    terminal.wait(seconds: 0.3) { _ in false }
    #expect(
      !terminal.emulator.rows.joined().contains("HTTP/1.1") && terminal.emulator.unknown == [])
    terminal.send("q")
    #expect(terminal.waitForExit() == 0 && terminal.isRestored)
  }

  /// The program is frozen while a request runs.
  @Test func aServerThatNeverAnswersHoldsNothingUp() throws {
    let server = try LoopbackServer { _, _ in LoopbackAnswer.json("[]").with(.hang) }
    let terminal = try RunningProgram.start(
      [], home: TemporaryFolder(),
      [
        "SUPABASE_URL": server.url,
        "SUPABASE_KEY": "sb_publishable_0000000000000000000000_00000000",
      ])
    #expect(terminal.wait(seconds: 20) { _ in !server.requests.isEmpty })
    terminal.send("?")
    #expect(terminal.waitForText("EVERYWHERE"))
    terminal.send("\u{1B}")
    #expect(terminal.wait { !$0.emulator.rows.contains { $0.contains("EVERYWHERE") } })
    terminal.send("q")
    #expect(terminal.waitForExit() == 0 && terminal.isRestored)
  }

  /// A held key goes on after it was let go, seconds behind over a slow line.
  @Test func ofManyKeysTheLastScreenIsDrawn() throws {
    let terminal = try RunningProgram.demo()
    let before = terminal.bytes.count
    for _ in 0..<300 { terminal.send("3412") }
    #expect(terminal.waitForText("STRAIN"))
    // Far fewer frames than keys: what nobody could have read is not sent.
    #expect(terminal.bytes.count - before < 300 * 4 * 500)
    terminal.send("q")
    #expect(terminal.waitForExit() == 0 && terminal.isRestored)
  }

  /// The screen flashes because it is cleared for every change; the mouse is taken unasked.
  @Test func nothingIsClearedAfterTheFirstFrame() throws {
    let terminal = try RunningProgram.demo()
    let first = terminal.bytes.count
    for pane in ["2", "3", "4", "1"] { #expect(RunningProgram.open(pane, in: terminal)) }
    let later = String(decoding: terminal.bytes[first...], as: UTF8.self)
    let all = String(decoding: terminal.bytes, as: UTF8.self)
    #expect(!later.contains("\u{1B}[2J") && !later.contains("\u{1B}[3J"))
    #expect(["1000", "1002", "1003", "1006"].allSatisfy { !all.contains("\u{1B}[?\($0)h") })
  }

  /// It dies or stays garbled after fast changes of size, with something on top.
  @Test(arguments: ["", "?", ":"])
  func anySizeAndBack(keys: String) throws {
    let terminal = try RunningProgram.demo(size: Size(width: 120, height: 36))
    terminal.send(keys)
    terminal.wait(seconds: 0.3) { _ in false }
    let before = terminal.emulator.rows
    for step in 0..<60 {
      terminal.resize(Size(width: 1 + step * 7 % 20, height: 1 + step * 5 % 12))
      usleep(2000)
    }
    terminal.resize(Size(width: 500, height: 200))
    terminal.wait(seconds: 0.1) { _ in false }
    terminal.resize(Size(width: 120, height: 36))
    #expect(terminal.wait { $0.emulator.rows == before })
  }

  /// Old cells stay after the window has shrunk and grown.
  @Test func shrinkingAndGrowingLeavesNoOldCells() throws {
    let size = Size(width: 110, height: 32)
    let fresh = try RunningProgram.demo(size: size)
    #expect(RunningProgram.open("3", in: fresh))
    let terminal = try RunningProgram.demo(size: size)
    terminal.resize(Size(width: 60, height: 20))
    terminal.send("3")
    #expect(terminal.waitForText("month"))
    terminal.resize(size)
    // The other one goes on, too: the rest of its frame, and a clock that turns.
    let same = terminal.wait { terminal in
      fresh.wait(seconds: 0.05) { _ in false }
      return terminal.emulator.rows == fresh.emulator.rows
    }
    #expect(same)
  }

  /// A terminal that cannot do it gets garbage, or the program stays for ever.
  @Test(arguments: [nil, "", "dumb", "no-such-terminal"])
  func noTerminalIsOneSentence(name: String?) throws {
    let terminal = try RunningProgram.start(["--demo"], ["TERM": name])
    #expect(terminal.waitForExit() == 2 && terminal.isRestored)
    let said = String(decoding: terminal.bytes, as: UTF8.self)
    #expect(said.hasPrefix("codingfit: ") && !said.contains("\u{1B}"))
  }

  /// Frames are garbled where the locale knows no UTF-8.
  @Test(arguments: [
    (["LANG": "C"], false), (["LANG": "C.UTF-8", "LC_ALL": "C"], false),
    (["LANG": "C", "LC_CTYPE": "C.utf8"], true),
  ])
  func theLocaleChoosesTheCharacters(variables: [String: String], isUnicode: Bool) throws {
    let terminal = try RunningProgram.demo(variables)
    #expect(terminal.bytes.contains { $0 >= 0x80 } == isUnicode)
  }

  /// Without colours the tab that is open looks like the others.
  @Test func withoutColoursTheOpenTabIsMarked() throws {
    let terminal = try RunningProgram.demo(["NO_COLOR": "1"])
    let pens = Set(
      terminal.emulator.cells.joined().map { "\($0.pen.foreground)\($0.pen.background)" })
    #expect(pens == ["--"])
    let tab = terminal.emulator.cells[0].filter { $0.pen.attributes != [] }.map(\.text).joined()
    #expect(tab.contains("Today") && !tab.contains("Trends"))
  }
}
