import Core
import Foundation
import StatsData
import TestSupport
import Testing

@testable import App
@testable import Features

/// `codingfit status` against the Today pane, and what it says where there is no number.
@MainActor
struct StatusTests {
  private let home = TemporaryFolder()
  private static let now = Instant.parsed("2026-07-08T12:30:00Z")

  private func clock(_ now: Instant = StatusTests.now) -> WallClock {
    WallClock(systemZone: "Europe/Berlin") { now }
  }

  private func run(
    _ words: [String], at now: Instant = StatusTests.now
  ) throws -> (status: Int32, line: String) {
    let heard = CommandTests.Heard()
    let command = StatusCommand(
      options: try StatusOptions.parse(words[...]), environment: ["HOME": home.path],
      output: heard.output(), clock: clock(now))
    let status = command.run()
    return (status, heard.answered)
  }

  /// Days of July 2026 by their day, in hours; a settings file.
  private func cache(_ days: [Int: Double], settings: String = "{}") async throws {
    let rows = days.sorted { $0.key < $1.key }.map { day, hours in
      let date = "2026-07-\(day < 10 ? "0" : "")\(day)"
      return "{\"date\":\"\(date)\",\"grand_total\":{\"total_seconds\":\(Int(hours * 3600))}}"
    }
    home.write("{\"days\":[\(rows.joined(separator: ","))]}", to: "dump.json")
    let command = try #require(try Command.parse(["import", home.path + "/dump.json"]))
    let heard = CommandTests.Heard()
    #expect(await command.run(environment: ["HOME": home.path], output: heard.output()) == 0)
    home.write(settings, to: ".config/codingfit/settings.json")
  }

  private static func settings(_ goal: String, daysOff: String = "") -> String {
    """
    {"goals":[{"from":"2026-01-01","dailyGoalMinutes":240,"weeklyGoalMinutes":1200,
    "windowStartMinute":540,"windowEndMinute":1080,"restDays":[1,7]\(goal)}],
    "daysOff":[\(daysOff)]}
    """
  }

  /// Every figure the pane shows too, over demo histories at several moments.
  @Test(arguments: [
    "2026-07-08T12:30:00Z", "2026-07-08T03:10:00Z", "2026-07-11T20:00:00Z", "2026-03-02T23:30:00Z",
    "2026-12-31T11:00:00Z",
  ])
  func saysWhatThePaneSays(moment: String) throws {
    let now = Instant.parsed(moment)
    let model = DashboardModel(repository: DemoStatsRepository(clock: clock(now)))
    model.show(DemoStatsRepository.firstHistory(clock: clock(now)), now: now)
    let content = try #require(model.state.value)
    let names = [
      "today", "goal", "percent", "week", "weekgoal", "weekpercent", "weekleft", "streak",
    ]
    let format = names.map { "{\($0)}" }.joined(separator: "|")
    let said = try run(["--demo", "--format", format], at: now).line.split(separator: "|")
    func figure(_ id: FigureID) -> String { content.figures[id]?.text ?? "?" }
    let day = content.day
    let shown = [
      figure(.dayTotal), figure(.dayGoal), day.ring.isKnown ? figure(.dayPercent) : "–",
      figure(.weekTotal), figure(.weekGoal), figure(.weekPercent),
      content.goals.pace.remainingText, "\(content.goals.streak.current)\n",
    ]
    #expect(said.map(String.init) == shown)
  }

  /// The short reading of the index loses nothing that the rules need: neither where a run of days
  /// began within it, nor where it began long before.
  @Test(arguments: [nil, 5 * Milliseconds.perHour])
  func theShortReadingGivesTheSameFigures(everyDay: Int?) throws {
    let made = HistoryGenerator(
      firstDate: DateOnly(dayNumber: 20_000), dayCount: 642, until: Self.now
    ).generate()
    let folder = home.path + "/history"
    try write(made, everyDay: everyDay, to: folder)
    let settings = SettingsFile(path: home.path + "/none.json")
    let whole = FirstHistory.read(folder: folder, settingsFile: settings, clock: clock()).history
    let short = RecentHistory.read(folder: folder, settingsFile: settings, clock: clock()).history
    let texts = [whole, short].map { history in
      let figures = StatusFigures(history, asOf: nil, now: Self.now)
      return StatusPlaceholder.allCases.map { $0.text(figures) }
    }
    #expect(texts[0] == texts[1] && texts[0].contains("2026-07-08"))
    #expect((short.days.count < 403) == (everyDay == nil) && short.days.last == whole.days.last)
    guard everyDay == nil else { return }
    #expect(short.sessions.count < whole.sessions.count / 4 && !short.sessions.isEmpty)
  }

  /// An index that is newer than its months.
  private func write(_ made: GeneratedHistory, everyDay: Int?, to folder: String) throws {
    var index = IndexedDays(fallbackZone: "Europe/Berlin")
    for (key, days) in Dictionary(grouping: made.days, by: { MonthKey($0.date) }) {
      let readings = days.map { day in
        let total = everyDay ?? day.totalMilliseconds
        var reading = DayReading(date: day.date, total: .known(milliseconds: total))
        reading.zone = day.zone
        reading.projects = day.projects
        return (day: reading, sessions: made.sessions.filter { $0.rowDate == day.date })
      }
      index.replace(key, record: nil, readings: readings)
    }
    home.write("", to: "history/months/none")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder + "/months")
    try DayIndex.write(index, in: folder)
  }

  @Test(arguments: [
    ([8: 2.0], "", "", "◑ 2h 00m of 4h 00m, 50 %"),
    ([8: 4.5], "", "", "● 4h 30m of 4h 00m, 112 %"),
    ([8: 0.0], "", "", "○ 0m of 4h 00m, 0 %"),
    ([7: 5.0], "", "", "? no data for today yet"),
    ([7: 5.0], ",\"restDays\":[4]", "", "– rest day"),
    ([8: 1.0], ",\"restDays\":[4]", "", "– 1h 00m, rest day"),
    ([7: 5.0], "", "{\"from\":\"2026-07-08\",\"to\":\"2026-07-08\"}", "F day off"),
    ([8: 1.5], ",\"dailyGoalMinutes\":0", "", "1h 30m"),
  ])
  func eachStateHasItsWords(
    days: [Int: Double], goal: String, dayOff: String, line: String
  ) async throws {
    try await cache(days, settings: Self.settings(goal, daysOff: dayOff))
    let (status, said) = try run([])
    #expect(status == 0)
    // The import stands at the real clock, far from the test's: the words before the age count.
    #expect(said.hasPrefix(line + " (as of ") || said == line + "\n", "\(said)")
  }

  @Test func withoutACacheThereIsNoNumber() throws {
    let (status, line) = try run([])
    #expect(status == 1 && line == "no data yet: codingfit sync\n")
    #expect(try run(["--json"]).line.contains("\"class\": [\"nodata\"]"))
    #expect(home.names().isEmpty)
  }

  @Test func aBrokenSettingsFileStaysWhereItIs() async throws {
    try await cache([8: 2], settings: "{ not json")
    #expect(try run([]).line.hasPrefix("◑ 2h 00m of 4h 00m"))
    #expect(home.names(".config/codingfit") == ["settings.json"])
  }

  @Test func oldFiguresSayFromWhen() throws {
    let history = DemoStatsRepository.firstHistory(clock: clock())
    func line(hoursAgo hours: Int) -> String {
      let asOf = Self.now.advanced(byMilliseconds: -hours * 3_600_000)
      return StatusFigures(history, asOf: asOf, now: Self.now).line
    }
    #expect(!line(hoursAgo: 2).contains("as of"))
    #expect(line(hoursAgo: 4).hasSuffix("(as of 10:30)"))
    #expect(line(hoursAgo: 30).hasSuffix("(as of 7 Jul 08:30)"))
  }

  @Test func jsonIsOneLineThatParses() throws {
    let line = try run(["--demo", "--json"]).line
    let value = try JSONDecoder().decode(MetricValue.self, from: Data(line.utf8))
    #expect(line.split(separator: "\n").count == 1)
    #expect(value["text"] == .text(try run(["--demo"]).line.trimmingCharacters(in: .newlines)))
    #expect(value["percentage"] != nil && value["weekTotalSeconds"] != nil)
  }

  @Test(arguments: [
    ("{{{today}}}", "{–}"), ("100%% {streak}%", "100% 0%"), ("a}b", "a}b"), ("x\ny", "x y"),
    ("#[fg=green]{ring}", "#[fg=green]?"),
  ])
  func bracesAndPercentSigns(format: String, line: String) async throws {
    try await cache([6: 1])
    #expect(try run(["--format", format]).line == line + "\n")
  }

  @Test(arguments: [
    ("{tody}", "There is no {tody}. Did you mean {today}? There are text, today,"),
    ("{today", "A { in --format is not closed; {{ prints one."), ("{}", "There is no {}. "),
  ])
  func badFormatsAreSentences(format: String, start: String) throws {
    let error = try #require(throws: UsageError.self) {
      try Arguments.parse(["status", "--format", format])
    }
    #expect(error.message.hasPrefix(start))
    #expect(error.message.hasSuffix("codingfit help status says more."))
  }
}
