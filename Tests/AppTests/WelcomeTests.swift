import Core
import StatsData
import TestSupport
import Testing

@testable import App

@MainActor
@Suite struct WelcomeTests {
  private let harness = AppHarness {
    $0.repository = nil
    $0.firstHistory = nil
    $0.problem = AppError(.configuration, "SUPABASE_URL is no address.")
    $0.demo = { _ in StubRepository(AppHarness.sample) }
  }

  @Test(arguments: [
    "SUPABASE_URL and SUPABASE_KEY", "~/.config/codingfit/config.json", "made-up history",
    "SUPABASE_URL is no address.",
  ])
  func saysWhatToSet(text: String) {
    #expect(harness.shows(text))
  }

  @Test func dOpensTheDemo() async {
    harness.press("2 r d 4")
    #expect(await harness.until { harness.shows("Daily goal") })
    #expect(harness.shows("demo"))
  }

  @Test func qQuits() {
    #expect(harness.press("q") == [.quit])
  }
}
