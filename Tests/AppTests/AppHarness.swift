import Core
import Features
import StatsData
import Terminal
import TestSupport

@testable import App

/// The real model, typed at: no terminal, no network, and time that moves by hand.
@MainActor
final class AppHarness {
  let app: AppModel
  let repository: StubRepository
  let time: ManualTime

  /// A Wednesday afternoon, 14:30 in Berlin.
  init(
    _ repository: StubRepository = StubRepository(AppHarness.sample), hasServer: Bool = true,
    change: (inout AppEnvironment) -> Void = { _ in }
  ) {
    time = ManualTime("2026-07-08T12:30:00Z")
    self.repository = repository
    var environment = AppEnvironment()
    environment.repository = repository
    environment.hasServer = hasServer
    environment.firstHistory = Self.sample
    environment.clock = time.clock
    change(&environment)
    app = AppModel(environment)
    _ = app.handle(.resize(Size(width: 120, height: 36)))
  }

  /// A few weeks on two projects; nothing is unknown.
  nonisolated static let sample = sample(settings: Settings())

  nonisolated static func sample(settings: Settings) -> History {
    let today = DateOnly("2026-07-08") ?? DateOnly(dayNumber: 0)
    let days = (0..<60).map { index in
      DayStat(
        date: today.advanced(by: -index), state: index == 0 ? .partial : .settled,
        totalMilliseconds: 9_000_000,
        projects: [
          NamedTime(name: "atlas", milliseconds: 5_400_000),
          NamedTime(name: "beacon", milliseconds: 3_600_000),
        ], zone: "Europe/Berlin")
    }
    let sessions = days.map { day in
      Session(
        start: .parsed("\(day.date)T08:00:00Z"), milliseconds: 9_000_000, project: "atlas",
        rowDate: day.date)
    }
    return History(
      days: days, sessions: sessions, settings: settings, systemZone: "Europe/Berlin")
  }

  /// Types keys; what the program asked of the terminal, in order.
  @discardableResult
  func press(_ keys: String) -> [AppRequest] {
    KeyNotation.keys(keys).compactMap { app.handle(.input(.key($0))) }
  }

  /// Waits until something holds; false where it never does.
  func until(_ holds: () async -> Bool) async -> Bool {
    for _ in 0..<2000 {
      if await holds() { return true }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return false
  }

  /// Waits until no sync runs any more.
  func settle() async {
    _ = await until { app.sync?.isRunning != true }
  }

  func lines(_ size: Size = Size(width: 120, height: 36)) -> [String] {
    let buffer = buffer(size)
    return (0..<size.height).map { buffer.row($0) }
  }

  func shows(_ text: String, at size: Size = Size(width: 120, height: 36)) -> Bool {
    lines(size).contains { $0.contains(text) }
  }

  func buffer(_ size: Size) -> Buffer { app.screen.buffer(size) }
}
