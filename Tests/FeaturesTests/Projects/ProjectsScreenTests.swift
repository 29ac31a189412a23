import Core
import Features
import Terminal
import TestSupport
import Testing

/// Whole screens of the Projects pane against the recorded ones.
@MainActor
struct ProjectsScreenTests {
  nonisolated static let sizes = TrendsScreenTests.sizes

  @Test(arguments: sizes + [(60, 16), (40, 10), (24, 6)].map { Size(width: $0.0, height: $0.1) })
  func data(_ size: Size) {
    expect(ProjectsWorld.model(TrendsWorld.history, [.toggleAll]).screen, "data", size)
  }

  @Test(arguments: sizes)
  func empty(_ size: Size) {
    expect(ProjectsWorld.model(TrendsWorld.empty).screen, "empty", size)
  }

  @Test(arguments: sizes)
  func loading(_ size: Size) {
    let progress = SyncProgress(month: "2024-03", done: 14, total: 31)
    expect(ProjectsScreen(state: .loading, progress: progress), "loading", size)
  }

  @Test(arguments: sizes)
  func failed(_ size: Size) {
    let error = AppError(.storage, "The cache could not be read.")
    expect(ProjectsScreen(state: .failed(error)), "failed", size)
  }

  @Test(arguments: [
    ("no_draft", [ProjectsCommand]()),
    ("selected", [.nextFigure, .nextFigure, .nextFigure, .toggle]),
    ("last_month", [.earlier, .toggleAll]),
    ("explained", [.nextFigure, .nextFigure, .nextFigure, .enter]),
  ])
  func pages(_ name: String, _ commands: [ProjectsCommand]) {
    expect(
      ProjectsWorld.model(TrendsWorld.history, commands).screen, name, Size(width: 80, height: 24))
  }

  @Test func withoutRates() {
    expect(
      ProjectsWorld.model(ProjectsWorld.unrated, [.nextFigure, .nextFigure, .nextFigure, .toggle])
        .screen, "no_rates", Size(width: 80, height: 24))
  }

  private func expect(_ screen: ProjectsScreen, _ name: String, _ size: Size) {
    expectScreen(
      ProjectsWorld.buffer(screen, size: size),
      named: "projects_\(name)_\(size.width)x\(size.height)")
  }
}
