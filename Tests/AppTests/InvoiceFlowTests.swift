import Core
import Features
import Terminal
import TestSupport
import Testing

@testable import App

/// Invoices by the keys, from the Projects pane and back to it.
@MainActor
@Suite struct InvoiceFlowTests {
  private func harness() -> AppHarness {
    var settings = Settings()
    settings.rates = ["atlas": [Rate(from: DateOnly(dayNumber: 0), hourly: 80)]]
    let history = AppHarness.sample(settings: settings)
    return AppHarness(StubRepository(history), hasServer: false) {
      $0.firstHistory = history
      $0.invoices = StubNumbers()
    }
  }

  private func shows(_ harness: AppHarness, _ text: String) async -> Bool {
    await harness.until { harness.lines().contains { $0.contains(text) } }
  }

  /// Keys that could do nothing in the pane are letters in a typed line all the same.
  @Test func everyKeyIsTextInALine() async {
    let harness = harness()
    harness.press("3 / t <space> l i")
    #expect(await shows(harness, "Filter [ t li"))
  }

  @Test func aKeyThatCanDoNothingSaysWhy() async {
    let harness = harness()
    harness.press("3 i")
    #expect(await shows(harness, "Nothing is on the draft"))
    harness.press("e")
    #expect(await shows(harness, "Select a project first"))
    harness.press("L p")
    #expect(await shows(harness, "There is no invoice to mark yet."))
  }

  @Test func whatIsBilledLeavesTheDraftAndItsTotalIsCopied() async {
    let harness = harness()
    harness.press("3 A i")
    #expect(await shows(harness, "no number yet"))
    #expect(harness.press("c") == [.copy("840.00 EUR")])
    harness.press("F y")
    #expect(await shows(harness, "Invoice 2026-0001 is issued."))
    #expect(harness.press("c") == [.copy("840.00 EUR")])
    harness.press("<esc>")
    #expect(await shows(harness, "Select a project with"))
    #expect(await shows(harness, "✓ atlas"))
  }
}
