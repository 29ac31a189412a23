import TestSupport
import Testing

@testable import Terminal

@Suite struct TerminalModesTests {
  @Test func `enter is exactly these bytes`() {
    #expect(
      TerminalModes().enter
        == "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1004h\u{1B}[m\u{1B}[H\u{1B}[2J")
  }

  @Test func `leave is exactly these bytes`() {
    #expect(
      TerminalModes().leave
        == "\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
    )
  }

  @Test func `the questions end in one that every terminal answers`() {
    #expect(TerminalModes().questions == "\u{1B}]11;?\u{1B}\\\u{1B}[c")
    #expect(TerminalModes(asksBackground: false).questions.isEmpty)
  }

  @Test(arguments: [
    TerminalModes(), TerminalModes(mouse: true), TerminalModes(mouse: true, title: "a\u{1B}\u{7}b"),
  ])
  func `leaving undoes entering, also in the middle of a frame`(modes: TerminalModes) {
    var emulator = TerminalEmulator(size: Size(width: 20, height: 4))
    let before = emulator.modes
    emulator.feed(modes.enter.utf8)
    let within = emulator.modes
    emulator.feed("\u{1B}[?2026h\u{1B}[1;31mhalf a fra\u{1B}[3".utf8)
    emulator.feed(modes.leave.utf8)
    #expect(within.contains(1049) && within.contains(1006) == modes.mouse)
    #expect(emulator.modes == before)
    #expect(emulator.pen == .init())
  }

  @Test func `a title cannot end its own sequence`() {
    #expect(TerminalModes(title: "a\u{1B}\u{7}\u{9C}b").enter.contains("\u{1B}]2;ab\u{1B}\\"))
  }
}
