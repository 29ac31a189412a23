import Core
import Features
import Terminal
import TestSupport
import Testing

/// Whole screens of the Trends pane against the recorded ones.
@MainActor
struct TrendsScreenTests {
  nonisolated static let sizes = [
    Size(width: 80, height: 24), Size(width: 120, height: 36), Size(width: 200, height: 60),
  ]

  @Test(arguments: sizes + [(60, 16), (40, 10), (24, 6)].map { Size(width: $0.0, height: $0.1) })
  func data(_ size: Size) {
    expect(TrendsWorld.model().screen, "data", size)
  }

  @Test(arguments: sizes)
  func empty(_ size: Size) {
    expect(TrendsWorld.model(TrendsWorld.empty).screen, "empty", size)
  }

  @Test(arguments: sizes)
  func loading(_ size: Size) {
    let progress = SyncProgress(month: "2024-03", done: 14, total: 31)
    expect(TrendsScreen(state: .loading, progress: progress), "loading", size)
  }

  @Test(arguments: sizes)
  func failed(_ size: Size) {
    let error = AppError(.storage, "The cache could not be read.")
    expect(TrendsScreen(state: .failed(error)), "failed", size)
  }

  @Test(arguments: [
    ("burnout", [TrendsCommand.burnout]), ("ai", [.ai]), ("hours", [.hours]),
    ("month", [.showMonth]), ("year", [.showYear, .earlier]), ("week", [.showWeek]),
    ("yesterday", [.earlier]), ("year_grid", [.previousFigure]), ("explained", [.enter]),
    ("days_behind", [.enter, .enter]),
  ])
  func pages(_ name: String, _ commands: [TrendsCommand]) {
    let model = TrendsWorld.model()
    for command in commands { model.perform(command) }
    expect(model.screen, name, Size(width: 80, height: 24))
  }

  @Test func firstWeeks() {
    let model = TrendsWorld.model(TrendsWorld.made(persona: .steady, seed: 3, days: 12))
    expect(model.screen, "first_days", Size(width: 80, height: 24))
  }

  private func expect(_ screen: TrendsScreen, _ name: String, _ size: Size) {
    expectScreen(
      TrendsWorld.buffer(screen, size: size), named: "trends_\(name)_\(size.width)x\(size.height)")
  }
}
