import Core
import Features
import Terminal
import TestSupport
import Testing

@testable import App

/// What users of other terminal programs have reported, by its symptom.
@MainActor
@Suite struct ReportedTests {
  nonisolated private static let replies = [
    "\u{1B}]11;rgb:1111/1515/1c1c\u{1B}\\", "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", "\u{1B}[?62;22c",
    "\u{1B}[?2026;2$y", "\u{1B}[?1u", "\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}[8;36;120t",
  ]

  /// A late answer becomes typed text.
  @Test(arguments: replies, [false, true])
  func aLateReplyIsNeverText(reply: String, isCut: Bool) {
    let harness = AppHarness()
    harness.press("4 <enter>")
    let before = harness.lines()
    var parser = KeyParser()
    let bytes = Array(reply.utf8)
    let parts = isCut ? bytes.map { [$0] } : [bytes]
    for input in parts.flatMap({ parser.feed($0) }) { _ = harness.app.handle(.input(input)) }
    #expect(harness.lines() == before && harness.app.settings?.isEditing == true)
  }

  /// A paste of a megabyte freezes or floods the field it goes to.
  @Test func aHugePasteLeavesTheFieldUsable() {
    let harness = AppHarness()
    harness.press("4 <enter>")
    let before = harness.lines()
    let text = String(repeating: "0123456789abcdef", count: 65_536)
    _ = harness.app.handle(.input(.paste(text)))
    #expect(Sizes.spill(of: harness.app.screen, at: Size(width: 120, height: 36)) == nil)
    harness.press("<esc>")
    #expect(harness.app.settings?.isEditing == false && harness.lines().count == before.count)
  }

  /// Names with control characters act on the terminal or shift the layout.
  @Test(arguments: [
    "\u{1B}]52;c;aGk=\u{7}", "a\u{1B}[2J", "a\u{9B}2J", "\u{9D}0;x\u{9C}", "x\u{202E}y\u{2066}z",
    "a\u{200B}b\u{FEFF}", "tab\tnewline\nreturn\r",
  ])
  func namesNeverActOnTheTerminal(name: String) {
    let harness = Self.harness(project: name)
    let wrong = ["1", "2", "3", "4"].filter { pane in
      harness.press(pane)
      let buffer = harness.buffer(Size(width: 120, height: 36))
      var shown = ShownScreen()
      return shown.show(buffer, anew: true) != nil
    }
    #expect(wrong.isEmpty)
  }

  /// NO_COLOR makes the selection invisible.
  @Test(arguments: ["1", "2", "3", "4"])
  func theSelectionShowsWithoutColours(pane: String) {
    let harness = AppHarness { $0.theme = .monochrome }
    harness.press(pane)
    let size = Size(width: 120, height: 36)
    harness.press("<down>")
    let first = Self.sent(harness.buffer(size))
    harness.press("<down>")
    #expect(first != Self.sent(harness.buffer(size)))
  }

  /// The bytes of a screen for a terminal without colours.
  private static func sent(_ buffer: Buffer) -> [UInt8] {
    var encoder = ANSIEncoder(depth: .none, glyphs: .unicode)
    encoder.encode(buffer, from: nil)
    return encoder.take()
  }

  private static func harness(project: String) -> AppHarness {
    let sample = AppHarness.sample
    let days = sample.days.map { day in
      DayStat(
        date: day.date, state: day.state, totalMilliseconds: 9_000_000,
        projects: [NamedTime(name: project, milliseconds: 9_000_000)], zone: "Europe/Berlin")
    }
    let sessions = days.map { day in
      Session(
        start: .parsed("\(day.date)T08:00:00Z"), milliseconds: 9_000_000, project: project,
        rowDate: day.date)
    }
    let history = History(
      days: days, sessions: sessions, settings: Settings(), systemZone: "Europe/Berlin")
    return AppHarness(StubRepository(history)) { $0.firstHistory = history }
  }
}
