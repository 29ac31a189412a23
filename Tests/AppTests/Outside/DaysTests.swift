import Core
import StatsData
import TestSupport
import Testing

@testable import App

/// `codingfit days`: which days, in which words.
struct DaysTests {
  private let home = TemporaryFolder()

  private func run(
    _ words: [String], at moment: String = "2026-07-08T12:30:00Z", zone: String = "Europe/Berlin"
  ) throws -> (status: Int32, heard: CommandTests.Heard) {
    let heard = CommandTests.Heard()
    let command = DaysCommand(
      options: try DaysOptions.parse(words[...]), environment: ["HOME": home.path],
      output: heard.output(),
      clock: WallClock(systemZone: zone) { .parsed(moment) })
    return (try command.run(), heard)
  }

  private func cache() async throws {
    home.write(
      """
      {"days":[{"date":"2026-07-05","grand_total":{"total_seconds":20380.2}},
      {"date":"2026-07-06","grand_total":{"total_seconds":0}},
      {"date":"2026-07-08","grand_total":{"total_seconds":300}}]}
      """, to: "dump.json")
    let command = try #require(try Command.parse(["import", home.path + "/dump.json"]))
    let heard = CommandTests.Heard()
    #expect(await command.run(environment: ["HOME": home.path], output: heard.output()) == 0)
  }

  @Test(arguments: [
    (["--last", "4"], ["05 — 5h 39m", "06 — 0m", "07 — no data", "08 — 5m"]),
    (["--from", "2026-07-06", "--to", "2026-07-07"], ["06 — 0m", "07 — no data"]),
    (["--last", "2", "--to", "2026-07-06"], ["05 — 5h 39m", "06 — 0m"]),
    (["--from", "2026-07-08", "--to", "2026-08-01"], ["08 — 5m"]),
    (["--last=1", "--states"], ["08 — 5m (running, still open)"]),
  ])
  func oldestFirst(words: [String], lines: [String]) async throws {
    try await cache()
    let (status, heard) = try run(words)
    #expect(status == 0)
    #expect(heard.answered == lines.map { "2026-07-\($0)\n" }.joined())
  }

  @Test func fourteenDaysUnlessSaidOtherwise() async throws {
    try await cache()
    let lines = try run([]).heard.answered.split(separator: "\n")
    #expect(lines.count == 14 && lines.first == "2026-06-25 — no data")
  }

  /// 22:30 UTC is the next day in Berlin and the same one in New York.
  @Test(arguments: [("Europe/Berlin", "2026-07-09"), ("America/New_York", "2026-07-08")])
  func todayIsTheZones(zone: String, date: String) async throws {
    try await cache()
    let heard = try run(["--last", "1"], at: "2026-07-08T22:30:00Z", zone: zone).heard
    #expect(heard.answered.hasPrefix(date))
  }

  @Test func jsonKeepsMilliseconds() async throws {
    try await cache()
    let text = try run(["--json", "--from", "2026-07-05", "--to", "2026-07-05"]).heard.answered
    #expect(text.contains("\"totalSeconds\": 20380.200") && text.contains("\"5h 39m\""))
  }

  @Test func withoutACacheItSaysWhatToDo() throws {
    let (status, heard) = try run([])
    #expect(status == 1 && heard.answered.isEmpty && heard.remarked.contains("codingfit sync"))
  }

  @Test(arguments: [
    (["--last", "0"], "--last takes a whole number from 1 to 3660."),
    (["--last", "-3"], "--last takes a whole number from 1 to 3660."),
    (["--last", "99999999999999999999"], "--last takes a whole number from 1 to 3660."),
    (["--last", "3", "--from", "2026-01-01"], "Give --last or --from, not both."),
    (["--from", "2026-02-01", "--to", "2026-01-01"], "--from lies after --to."),
    (["--from", "2031-01-01"], "--from lies after today, 2026-07-08."),
    (["--from", "2001-01-01"], "At most ten years at once."),
    (["--lats", "3"], "There is no --lats. Did you mean --last?"),
  ])
  func refused(words: [String], message: String) async throws {
    try await cache()
    #expect(throws: UsageError(message)) { try run(words) }
  }
}
