import Core
import Terminal
import TestSupport
import Testing

@testable import App

@MainActor
@Suite struct PaletteTests {
  static let tall = Size(width: 120, height: 60)

  @Test(arguments: ["1", "2", "3", "4"])
  func listsEveryCommandOfThePaneAndEverywhere(pane: String) {
    let harness = AppHarness()
    harness.press(pane + " :")
    let rows = (harness.app.tab?.commands ?? []).flatMap(\.rows)
    let own = Set(rows.flatMap(\.keys))
    let global = KeySection("", GlobalKeys.keymap).rows.filter {
      !own.isSuperset(of: $0.keys) && !$0.keys.contains(Key(":"))
    }
    let missing = (rows + global).filter { row in
      !harness.lines(Self.tall).contains {
        $0.contains(row.label) && $0.contains(row.help.prefix(50))
      }
    }
    #expect(rows.count > 5 && missing.isEmpty)
  }

  @Test(arguments: [
    (": t r e n d s <space> i s <enter>", Destination.trends),
    ("<c-p> s e t t i n g s <space> g o a l <enter>", .settings),
    (": <esc> 3", .projects), (": z z z <enter> <esc>", .today), (": x <bs> <esc> 2", .trends),
  ])
  func typingFindsAndEnterRuns(keys: String, destination: Destination) {
    let harness = AppHarness()
    harness.press(keys)
    #expect(harness.app.destination == destination && harness.app.overlay == nil)
  }

  @Test func runningAsksOfTheTerminalLikeTheKey() {
    #expect(AppHarness().press(": q u i t ; <esc>") == [])
    #expect(AppHarness().press(": s u s p e n d <enter>") == [.suspend])
  }

  @Test func theSelectionStaysInside() {
    let harness = AppHarness()
    harness.press(": <down> <down> <up> <up> <up> <pgdn> <pgdn> <pgdn> <pgdn> <pgdn>")
    guard case .palette(let palette) = harness.app.overlay else {
      Issue.record("The palette is not open.")
      return
    }
    #expect(palette.selected == palette.entries.count - 1)
  }

  @Test func pasteIsTyped() {
    let harness = AppHarness()
    harness.press(":")
    _ = harness.app.handle(.input(.paste("whole history")))
    #expect(harness.shows(": whole history") && harness.shows("R "))
  }

  @Test func lettersOfAFieldStayText() {
    let harness = AppHarness()
    harness.press("4 <enter> <end> :")
    #expect(harness.app.overlay == nil && harness.shows("4h 00m:"))
    harness.press("<c-p>")
    #expect(harness.app.overlay == nil && harness.shows("Leave the field first"))
  }

  @Test(arguments: [
    ("l", "Nothing comes after today."), ("t", "Today is shown already."),
    ("j <enter> f", "Close the explanation first"), ("3 l", "Nothing comes after this month."),
    ("3 <space>", "Select a project first"), ("2 l", "Nothing comes after today."),
    ("4 <c-s>", "Everything is saved."), ("4 x", "x removes it"),
    ("4 <space>", "Enter types into this field."),
  ])
  func aKeyThatDoesNothingSaysWhy(keys: String, sentence: String) {
    let harness = AppHarness(hasServer: false)
    harness.press(keys)
    #expect(harness.lines().last?.contains(sentence) == true)
    harness.press("?")
    #expect(!harness.shows(sentence))
  }

  @Test(arguments: ["r", "R"])
  func withoutAServerRefreshSaysWhy(key: String) {
    let harness = AppHarness(hasServer: false)
    harness.press(key)
    #expect(harness.shows("There is no server to ask"))
    harness.press(": a s k <space> t h e <space> s e r v e r")
    #expect(harness.shows("(Ask the server") && harness.shows("There is no server to ask"))
  }

  @Test(arguments: [
    Size(width: 1, height: 1), Size(width: 0, height: 0), Size(width: 20, height: 5),
  ])
  func survivesSmallScreens(size: Size) {
    let harness = AppHarness()
    harness.press(": a")
    #expect(harness.buffer(size).size == size)
  }

  /// Every key would look through all of it.
  @Test func aPastedFileIsCut() {
    let harness = AppHarness()
    harness.press(":")
    _ = harness.app.handle(.input(.paste(String(repeating: "x y ", count: 25_000))))
    guard case .palette(let palette) = harness.app.overlay else {
      Issue.record("no palette")
      return
    }
    #expect(palette.filter.count == 200)
    harness.press("<c-u> q u i t")
    #expect(harness.shows(": quit"))
  }
}
