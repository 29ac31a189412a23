import Core
import Terminal
import TestSupport
import Testing

@testable import App

/// Whole screens as recorded: strip, banner, pane, footer and what lies on top.
@MainActor
@Suite struct AppScreenTests {
  private let size = Size(width: 80, height: 24)

  private func expect(_ harness: AppHarness, _ name: String) {
    expectScreen(harness.buffer(size), named: "app_\(name)_80x24")
  }

  @Test(arguments: [
    ("help", "4 ?"), ("settings", "4"), ("question", "4 <enter> x <esc> q"),
    ("field", "4 <enter> <c-u> 5h"),
  ])
  func typed(name: String, keys: String) {
    let harness = AppHarness()
    harness.press(keys)
    expect(harness, name)
  }

  @Test func offline() async {
    let harness = AppHarness()
    await harness.repository.set(lastSync: .parsed("2026-07-08T10:41:00Z"))
    await harness.repository.set(sync: .failure(AppError(.offline, "No network.")))
    harness.press("4 r")
    await harness.settle()
    expect(harness, "offline")
  }

  @Test func message() {
    expect(
      AppHarness { $0.notices = [AppError(.storage, "settings.json cannot be read.")] }, "message")
  }

  @Test func welcome() {
    let harness = AppHarness {
      $0.repository = nil
      $0.firstHistory = nil
      $0.problem = AppError(.configuration, "There is an address, but no key: set SUPABASE_KEY.")
    }
    expect(harness, "welcome")
  }
}
