import Core
import Features
import Terminal
import TestSupport
import Testing

/// The Today pane in its states at three sizes, as recorded screens.
@MainActor
struct TodayScreenTests {
  nonisolated static let sizes = [
    Size(width: 80, height: 24), Size(width: 120, height: 36), Size(width: 200, height: 60),
  ]
  nonisolated static let states = ["data", "empty", "loading", "failed", "offline"]

  static func screen(_ state: String) -> TodayScreen {
    switch state {
    case "empty": return TodayWorld.model(TodayWorld.empty).screen
    case "loading":
      return TodayScreen(
        state: .loading, progress: SyncProgress(month: "2024-03", done: 14, total: 31),
        elapsed: .milliseconds(500))
    case "failed":
      return TodayScreen(
        state: .failed(AppError(.unauthorised, "The server refused the key. Check it in settings."))
      )
    default: return TodayWorld.model().screen
    }
  }

  @Test(arguments: states, sizes)
  func state(_ state: String, size: Size) {
    let banner: Banner.Kind? = state == "offline" ? .offline(asOf: "12:41") : nil
    let buffer = TodayWorld.buffer(Self.screen(state), size: size, banner: banner)
    expectScreen(buffer, named: "today_\(state)_\(size.width)x\(size.height)")
  }

  /// Names of screens and the commands that lead to them.
  nonisolated static let walks: [(String, [TodayCommand])] = [
    ("yesterday", [.earlier]), ("day", [.earlier, .enter]), ("month", [.showMonth, .earlier]),
    ("explained", [.nextFigure, .nextFigure, .nextFigure, .nextFigure, .nextFigure, .enter]),
    (
      "days_behind",
      [.nextFigure, .nextFigure, .nextFigure, .nextFigure, .nextFigure, .enter, .enter]
    ),
  ]

  @Test(arguments: walks)
  func page(_ name: String, commands: [TodayCommand]) async {
    let model = TodayWorld.model()
    for command in commands { _ = model.perform(command) }
    while model.state.value?.breakdown == .loading { await Task.yield() }
    let buffer = TodayWorld.buffer(model.screen, size: Size(width: 80, height: 24))
    expectScreen(buffer, named: "today_\(name)_80x24")
  }

  @Test(arguments: [
    Size(width: 60, height: 16), Size(width: 40, height: 10), Size(width: 24, height: 6),
  ])
  func small(_ size: Size) {
    let buffer = TodayWorld.buffer(TodayWorld.model().screen, size: size)
    expectScreen(buffer, named: "today_data_\(size.width)x\(size.height)")
  }

  @Test(arguments: [
    (30, "2h 13m/4h"), (14, "%"), (6, "%"), (2, "9"), (1, "◔"),
  ])
  func theShortestTextSaysTheMost(_ width: Int, _ part: String) {
    let pane = TodayPane(TodayWorld.model().screen, theme: .dark)
    let text = lines(of: pane, width: width, height: 1)[0]
    #expect(width == 30 ? text.contains("/4h") : text.contains(part))
  }

  @Test(arguments: states + walks.map(\.0))
  func staysInside(_ name: String) {
    var screen = Self.screen(name)
    if let walk = Self.walks.first(where: { $0.0 == name }) {
      let model = TodayWorld.model()
      for command in walk.1 { _ = model.perform(command) }
      screen = model.screen
    }
    let pane = TodayPane(screen, theme: .dark)
    #expect(Sizes.sweep.filter { Sizes.spill(of: pane, at: $0) != nil }.isEmpty)
  }
}
