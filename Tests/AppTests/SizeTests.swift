import Core
import Terminal
import TestSupport
import Testing

@testable import App

/// Every pane and everything that can lie on top of it, at every size.
@MainActor
@Suite struct SizeTests {
  @Test(arguments: ["1", "2", "3", "4"], ["", "?", "<enter>", "4 <enter> x <esc> q"])
  func nothingIsDrawnOutside(pane: String, keys: String) {
    let harness = AppHarness { $0.notices = [] }
    harness.press(pane)
    harness.press(keys)
    let screen = harness.app.screen
    let spills = Sizes.sweep.filter { Sizes.spill(of: screen, at: $0) != nil }
    #expect(spills.isEmpty)
  }

  @Test func messagesAndTheWelcomeSurvive() {
    let message = AppHarness { $0.notices = [AppError(.storage, "The disk is full.")] }
    let welcome = AppHarness {
      $0.repository = nil
      $0.firstHistory = nil
    }
    let screens = [message.app.screen, welcome.app.screen]
    let spills = screens.flatMap { screen in
      Sizes.sweep.filter { Sizes.spill(of: screen, at: $0) != nil }
    }
    #expect(spills.isEmpty)
  }
}
