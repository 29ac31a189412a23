import Terminal
import TestSupport
import Testing

@Suite struct PseudoTerminalTests {
  private func run(_ script: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      "/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm"],
      size: Size(width: 40, height: 5))
  }

  @Test func `a program has a terminal of its own`() throws {
    let terminal = try run("stty size; : </dev/tty && echo mine; read x; echo got $x; exit 3")
    #expect(terminal.waitForText("mine"))
    terminal.send("abc\r")
    #expect(terminal.waitForText("got abc"))
    #expect(terminal.waitForExit() == 3)
    #expect(terminal.emulator.rows[0].hasPrefix("5 40 ") && terminal.isRestored)
  }

  @Test func `modes left on and signals are seen`() throws {
    let terminal = try run("stty -echo; printf '\\033[?25lready'; sleep 60")
    #expect(terminal.waitForText("ready"))
    terminal.signal(15)
    #expect(terminal.waitForExit() == -15)
    #expect(!terminal.isRestored)
  }
}
