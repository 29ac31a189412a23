import Core
import Terminal
import Testing

@testable import App

/// Screens are kept while nothing they show changes, and never longer.
@MainActor
@Suite struct DrawnScreensTests {
  @Test func everyPaneIsTheFreshOneAfterAnyKey() {
    let harness = AppHarness()
    let screens = DrawnScreens(of: harness.app)
    for key in ["2", "1", "<down>", "2", "?", "<esc>", "3", "1", "4", "<enter>", "<esc>", "2", "1"]
    {
      harness.press(key)
      #expect(screens.current == harness.app.screen.buffer(), "\(key)")
    }
  }

  @Test func aChangeBehindAHiddenPaneIsSeenWhenItOpens() {
    let harness = AppHarness()
    let screens = DrawnScreens(of: harness.app)
    let before = screens.current
    harness.press("2")
    _ = screens.current
    harness.app.show(
      History(
        days: [], sessions: [], settings: Settings(), systemZone: "Europe/Berlin"))
    harness.press("1")
    #expect(screens.current != before && screens.current == harness.app.screen.buffer())
  }

  @Test func itTellsOfAChangeOnceUntilItIsDrawn() {
    let harness = AppHarness()
    var changes = 0
    let screens = DrawnScreens(of: harness.app) { changes += 1 }
    _ = screens.current
    harness.press("2")
    #expect(changes == 1)
    _ = screens.current
    harness.press("1")
    #expect(changes == 2)
    _ = screens.current
    harness.press("?")
    #expect(changes == 3)
    harness.press("<esc>")
    #expect(changes == 3)
  }

  @Test func aPaneThatShowsNothingNewIsNotDrawnAgain() {
    let harness = AppHarness()
    let screens = DrawnScreens(of: harness.app)
    // Each pane takes the history in when it is first opened, which the others may show.
    for key in ["2", "3", "4", "1", "2", "3", "4", "1"] {
      harness.press(key)
      _ = screens.current
    }
    harness.press("2")
    #expect(screens.drawn.map { $0 != nil } == [true, true, true, true])
    harness.press("<down>")
    #expect(screens.drawn.map { $0 != nil } == [true, false, true, true])
  }
}
