import Core
import Features
import Foundation
import StatsData
import Terminal
import TestSupport
import Testing

@testable import App

/// Anything in any order, typed at the real model over the demo.
///
/// `CODINGFIT_MODEL_EVENTS=100000 swift test --filter ModelBased` runs it at length;
/// `CODINGFIT_MODEL_SEED` repeats a run that failed.
@MainActor
@Suite struct ModelBasedTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private static let seed = UInt64(number("CODINGFIT_MODEL_SEED") ?? 20_260_708)

  @Test func everyScreenIsWholeAndWhatItsBytesMake() async {
    let count = Self.number("CODINGFIT_MODEL_EVENTS") ?? 3000
    print("model-based: \(count) events, CODINGFIT_MODEL_SEED=\(Self.seed)")
    let time = ManualTime("2026-07-08T12:30:00Z")
    let app = Self.app(time)
    var events = RandomEvents(seed: Self.seed)
    let screens = DrawnScreens(of: app)
    var shown = ShownScreen()
    var last: [String] = []
    var problem: String?
    for index in 0..<count where problem == nil {
      let event = events.next(in: app.size)
      last = last.suffix(20) + [String("\(event)".prefix(80))]
      time.advance(seconds: events.pause())
      let request = app.handle(event)
      if index % 2 == 0 { await Task.yield() }
      let found = Self.problem(screens.current, app, &shown, anew: request == .redraw)
      problem = found.map { "event \(index): \($0)" }
    }
    #expect(problem == nil, "CODINGFIT_MODEL_SEED=\(Self.seed), after \(last)")
  }

  private static func app(_ time: ManualTime) -> AppModel {
    var environment = AppEnvironment()
    environment.clock = time.clock
    environment.repository = DemoStatsRepository(clock: time.clock)
    environment.firstHistory = DemoStatsRepository.firstHistory(clock: time.clock)
    environment.followsBackground = true
    return AppModel(environment)
  }

  private static func problem(
    _ buffer: Buffer, _ app: AppModel, _ shown: inout ShownScreen, anew: Bool
  ) -> String? {
    if let problem = shown.show(buffer, anew: anew) { return problem }
    if app.screen.buffer() != buffer { return "drawn again it is another screen" }
    guard app.tab != nil else { return "no pane has the keys" }
    guard let form = app.settings?.form, let focus = app.settings?.focus else { return nil }
    return form.order.contains(focus) ? nil : "\(focus) is focused but not there"
  }
}
