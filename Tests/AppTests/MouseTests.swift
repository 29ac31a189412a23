import Core
import StatsData
import Terminal
import TestSupport
import Testing

@testable import App

/// The mouse over charts, on the palette, and what a later start remembers.
@MainActor
@Suite struct MouseTests {
  static let size = Size(width: 120, height: 60)

  /// What the footer says along one row, that many rows below a heading.
  func readouts(_ harness: AppHarness, below heading: String, by rows: Int) -> Set<String> {
    _ = harness.app.handle(.resize(Self.size))
    let top = harness.lines(Self.size).firstIndex { $0.contains(heading) } ?? 0
    let texts = (0..<Self.size.width).compactMap { x in
      let move = MouseEvent(.move, at: Position(x: x, y: top + rows))
      _ = harness.app.handle(.input(.mouse(move)))
      return harness.app.readout
    }
    return Set(texts)
  }

  @Test(arguments: [
    ("1", "LAST 5", 2, "Tue 7 Jul 2026  2h 30m · 62 %"),
    ("2", "HOURS A DAY", 8, "Tue 7 Jul 2026  2h 30m · 62 %"),
    ("2 y", "HOURS A DAY", 8, "June 2026  75h 00m"),
    ("2 o", "BEST HOURS", 1, "Mondays 10:00–11:00  1h 00m on average"),
    ("w", "WEEK", 5, "Tue 7 Jul 2026  2h 30m · 62 %"),
  ])
  func theFooterSaysWhatIsUnderTheMouse(keys: String, heading: String, rows: Int, text: String) {
    let harness = AppHarness()
    harness.press(keys)
    let found = readouts(harness, below: heading, by: rows)
    #expect(found.contains { $0.hasPrefix(text) }, "\(found.sorted())")
  }

  @Test func aKeyPutsTheReadoutAway() {
    let harness = AppHarness()
    harness.app.readout = "Tue 7 Jul"
    #expect(harness.shows("Tue 7 Jul"))
    harness.press("j")
    #expect(harness.app.readout == nil)
  }

  @Test func aLineOfThePaletteIsSelectedAndRun() {
    let harness = AppHarness()
    harness.press(": t r e n d s <space> i s")
    let row = harness.lines().firstIndex { $0.contains("▸") } ?? 0
    let click = MouseEvent(.press(button: 1), at: Position(x: 40, y: row))
    _ = harness.app.handle(.input(.mouse(click)))
    #expect(harness.app.destination == .trends && harness.app.overlay == nil)
  }

  @Test func theWheelScrollsTheHelp() {
    let harness = AppHarness()
    harness.press("?")
    let before = harness.lines()
    let wheel = MouseEvent(.wheelDown, at: Position(x: 1, y: 9))
    _ = harness.app.handle(.input(.mouse(wheel)))
    #expect(harness.lines() != before)
  }

  @Test func aLaterStartShowsTheSamePaneAndRanges() {
    let folder = TemporaryFolder()
    let state = StateFile(path: folder.path + "/state.json")
    let first = AppHarness { $0.state = state }
    first.press("w 2 m 3 p")
    first.app.stopped()
    let second = AppHarness { $0.state = state }
    #expect(second.app.tabs.map(\.range) == ["week", "month", "week", nil])
    #expect(second.app.destination == .projects)
  }

  @Test func wideLettersKeepTheFrames() {
    var settings = Settings()
    settings.look.hasWideLetters = true
    let harness = AppHarness { $0.firstHistory = AppHarness.sample(settings: settings) }
    let narrow = AppHarness()
    #expect(harness.app.screen.ambiguous == .wide && narrow.app.screen.ambiguous == .narrow)
    #expect(harness.lines() == narrow.lines())
  }
}
