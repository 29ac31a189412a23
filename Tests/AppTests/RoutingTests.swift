import Core
import Terminal
import TestSupport
import Testing

@testable import App

@MainActor
@Suite struct RoutingTests {
  @Test(arguments: [
    ("2", Destination.trends), ("3", .projects), ("4", .settings), ("2 1", .today),
    ("<tab>", .trends), ("<s-tab>", .settings), ("<tab> <tab> <s-tab>", .trends),
    ("4 <tab>", .settings), ("4 <enter> 1", .settings), ("4 <enter> <esc> 1", .today),
    ("? 2", .today), ("? <esc> 2", .trends),
  ])
  func keysOpenPanes(keys: String, destination: Destination) {
    let harness = AppHarness()
    harness.press(keys)
    #expect(harness.app.destination == destination)
    let title = "[\(destination.title)]"
    #expect(harness.lines()[0].contains(title))
  }

  @Test(arguments: [(3, Destination.today), (13, .trends), (25, .projects), (40, .settings)])
  func clicksOnTheStripOpenPanes(x: Int, destination: Destination) {
    let harness = AppHarness()
    harness.press("2")
    let click = MouseEvent(.press(button: 1), at: Position(x: x, y: 0))
    _ = harness.app.handle(.input(.mouse(click)))
    #expect(harness.app.destination == destination)
  }

  @Test(arguments: [
    ("q", [AppRequest.quit]), ("<c-c>", [.quit]), ("<c-z>", [.suspend]), ("<c-l>", [.redraw]),
    ("? q", []), ("? <c-c>", [.quit]), ("? <c-l>", [.redraw]), ("4 <enter> q", []),
    ("4 <enter> x <c-c>", []), ("4 <enter> x <c-c> <c-c>", [.quit]),
    ("4 <enter> x <c-c> n q", []), ("4 <enter> x <esc> q y", [.quit]),
  ])
  func keysAskOfTheTerminal(keys: String, requests: [AppRequest]) {
    #expect(AppHarness().press(keys) == requests)
  }

  @Test func unsavedSettingsAreAskedAbout() {
    let harness = AppHarness()
    harness.press("4 <enter> x <esc> q")
    #expect(harness.shows("There are unsaved settings."))
    harness.press("n")
    #expect(!harness.shows("There are unsaved settings.") && harness.app.hasUnsavedChanges)
  }

  @Test func helpShowsEveryKeyOfThePane() {
    let harness = AppHarness()
    harness.press("4 ?")
    let size = Size(width: 120, height: 80)
    let rows = harness.app.helpSections(of: harness.app.tab).flatMap(\.rows)
    let missing = rows.filter { !harness.shows($0.help, at: size) }.map(\.help)
    #expect(rows.count > 30 && missing.isEmpty)
    harness.press("<esc>")
    #expect(!harness.shows("EVERYWHERE", at: size))
  }

  @Test func helpScrollsToItsEnd() {
    let harness = AppHarness()
    harness.press("4 ?" + String(repeating: " <pgdn>", count: 12))
    #expect(harness.shows("Ctrl-C", at: Size(width: 80, height: 16)))
    harness.press(String(repeating: "<pgup> ", count: 12))
    #expect(harness.shows("SETTINGS", at: Size(width: 80, height: 16)))
  }

  @Test func pasteGoesIntoTheFieldAlone() {
    let harness = AppHarness()
    _ = harness.app.handle(.input(.paste("q2")))
    harness.press("4 <enter> <c-u>")
    _ = harness.app.handle(.input(.paste("5h\u{1B}[2J")))
    #expect(harness.shows("[ 5h[2J"))
  }

  @Test func theBackgroundChoosesTheTheme() {
    let harness = AppHarness { $0.followsBackground = true }
    _ = harness.app.handle(.input(.background(red: 1, green: 1, blue: 0.9)))
    #expect(harness.app.theme.name == .light)
  }
}
