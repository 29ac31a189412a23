import Core
import Foundation
import StatsData
import TestSupport
import Testing

@testable import App

/// A pane in words, as a screen reader and a pipe get it.
@MainActor
struct PrintCommandTests {
  private let home = TemporaryFolder()
  private let clock = WallClock(systemZone: "Europe/Berlin") { .parsed("2026-07-08T12:30:00Z") }

  private func run(_ words: [String]) throws -> (status: Int32, heard: CommandTests.Heard) {
    let heard = CommandTests.Heard()
    let command = PrintCommand(
      options: try PrintOptions.parse(words), output: heard.output(), clock: clock)
    return (command.run(environment: ["HOME": home.path]), heard)
  }

  @Test(arguments: ["today", "trends", "projects"])
  func holdsNoPicture(pane: String) throws {
    let (status, heard) = try run(["--print", pane, "--demo"])
    let drawn = heard.answered.unicodeScalars.filter {
      (0x2190...0x21FF).contains($0.value) || (0x2500...0x25FF).contains($0.value)
        || (0x2800...0x28FF).contains($0.value) || $0.value < 32 && $0 != "\n"
    }
    let title = heard.answered.prefix(pane.count).lowercased()
    #expect(status == 0 && drawn.isEmpty && title == pane)
    #expect(heard.answered.split(separator: "\n").count > 8 && heard.remarked.isEmpty)
  }

  /// The numbers are the dashboard's: whatever it draws for today is in the words.
  @Test func saysWhatTheDashboardShows() throws {
    let answered = try run(["--print", "--demo"]).heard.answered
    let harness = AppHarness(
      StubRepository(DemoStatsRepository.firstHistory(clock: clock)), hasServer: false
    ) { $0.firstHistory = DemoStatsRepository.firstHistory(clock: self.clock) }
    let figures = (harness.app.tabs.first as? TodayTab)?.model.state.value?.figures ?? []
    let told = ["day total", "day's ring", "week total", "streak", "strain"]
    let missing = told.filter { label in
      guard let figure = figures.first(where: { $0.label == label }) else { return true }
      return !answered.contains(": \(figure.text)\n")
    }
    #expect(missing.isEmpty)
  }

  @Test func withoutAHistoryItSaysWhatToDo() throws {
    let (status, heard) = try run(["--print", "trends"])
    #expect(status == 1 && heard.answered.isEmpty && heard.remarked.contains("codingfit sync"))
  }

  @Test func readsTheCacheAlone() async throws {
    home.write(
      """
      {"days":[{"date":"2026-07-08","grand_total":{"total_seconds":5400},
      "projects":[{"name":"a\\u001b[2Jb\\u2588","grand_total":{"total_seconds":5400}}]}]}
      """, to: "dump.json")
    let imported = try #require(try Command.parse(["import", home.path + "/dump.json"]))
    let heard = CommandTests.Heard()
    let environment = ["HOME": home.path]
    #expect(await imported.run(environment: environment, output: heard.output()) == 0)
    let printed = try run(["--print=projects"]).heard.answered
    #expect(printed.contains("a [2Jb : 1h 30m, 100 %, no rate\n"))
  }

  @Test(arguments: [
    (["--print"], PrintOptions()),
    (["--demo", "--print", "trends"], .init(pane: .trends, isDemo: true)),
    (["--print=projects"], .init(pane: .projects)),
  ])
  func parses(words: [String], options: PrintOptions) throws {
    #expect(try Arguments.parse(words) == .command(.print(options)))
  }

  @Test func anUnknownPaneIsRefused() {
    #expect(throws: UsageError.self) { try Arguments.parse(["--print", "settings"]) }
  }
}
