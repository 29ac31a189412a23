import Foundation
import TestSupport
import Testing

@testable import App

/// Files for readers that are made from the program, and must say what it says.
@Suite struct DocumentTests {
  @Test func helpIsCopied() {
    expectDocument(HelpText.text + "\n", named: "Help.txt")
  }

  @Test func theManualPageIsCopied() {
    expectDocument(ManPage.text, named: "codingfit.1")
  }

  @Test func keysAreCopied() {
    expectDocument(KeysDocument.text, named: "Keys.md")
  }

  @Test func helpFitsATerminal() {
    let long = HelpText.text.split(separator: "\n").filter { $0.count > 92 }
    #expect(long.isEmpty)
  }

  /// With `CODINGFIT_RECORD=1` the file is written, and the test fails all the same.
  private func expectDocument(_ text: String, named name: String) {
    let folder = Fixtures.folder.deletingLastPathComponent().appendingPathComponent("Docs")
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["CODINGFIT_RECORD"] == "1" {
      try? text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("Recorded Docs/\(name); look at it.")
    }
    let stored = try? String(contentsOf: file, encoding: .utf8)
    #expect(stored == text, "Docs/\(name) is out of date; record it with CODINGFIT_RECORD=1.")
  }
}
