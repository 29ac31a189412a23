import Core
import Foundation
import Testing

@testable import App

/// `codingfit stats` is a supported interface: names, keys, sentences and exit codes hold.
@Suite struct StatsCommandTests {
  static let noon = Instant(iso: "2026-07-08T12:00:00+02:00") ?? Instant(milliseconds: 0)

  private func run(_ words: String..., environment: [String: String] = [:]) throws -> MetricValue {
    let options = try StatsOptions.parse(words[...])
    let clock = WallClock(systemZone: "Europe/Berlin") { Self.noon }
    let text = try StatsCommand(options: options, environment: environment, clock: clock).run()
    return try JSONDecoder().decode(MetricValue.self, from: Data(text.utf8))
  }

  private func worldFile(_ text: String) throws -> String {
    let path = NSTemporaryDirectory() + "codingfit-world-\(UUID().uuidString).json"
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  static let world = """
    {"now": "2026-07-08T14:30:00+02:00", "zone": "Europe/Berlin", "weekStart": 2,
     "days": {"2026-07-07": {"total": 10800}, "2026-07-06": {"total": 14400}}, "sessions": []}
    """

  @Test func aMetricOfAWorldIsPrintedUnderItsName() throws {
    let path = try worldFile(Self.world)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let result = try run("--json", "--world", path, "--args", #"{"date":"2026-07-07"}"#, "ring")
    #expect(result["ring"]?["percent"] == .number(75))
    #expect(result["streak"] == nil)
  }

  @Test func withoutNamesEveryMetricAnswersButThePureFunctions() throws {
    let path = try worldFile(Self.world)
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard case .object(let fields) = try run("--world=\(path)") else {
      Issue.record("no object")
      return
    }
    let expected = Set(MetricCatalog.names).subtracting(MetricCatalog.needsArguments)
    #expect(Set(fields.keys) == expected)
  }

  @Test func asOfAndZoneBeatTheWorlds() throws {
    let path = try worldFile(Self.world)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let moment = "2026-07-07T23:30:00Z"
    let there = try run("--world", path, "--as-of", moment, "--zone", "America/New_York", "ring")
    let here = try run("--world", path, "--as-of", moment, "ring")
    #expect(there["ring"]?["totalSeconds"] == .number(10800))
    #expect(here["ring"]?["totalSeconds"] == .null)
  }

  @Test func pureFunctionsNeedNoHistory() throws {
    let result = try run("--args", #"{"seconds": 20380.2}"#, "durationText")
    #expect(result["durationText"]?["text"] == .text("5h 39m"))
  }

  @Test func anEmptyCacheAnswersWithReasons() throws {
    let home = NSTemporaryDirectory() + "codingfit-empty-\(UUID().uuidString)"
    let result = try run("ring", "load", environment: ["HOME": home])
    #expect(result["ring"]?["known"] == .bool(false))
    #expect(result["load"]?["reason"] == .text("needsHistory"))
    #expect(!FileManager.default.fileExists(atPath: home))
  }

  @Test func anEmptyHistoryIsSaid() throws {
    let home = NSTemporaryDirectory() + "codingfit-empty-\(UUID().uuidString)"
    var said: [String] = []
    let command = StatsCommand(
      options: try StatsOptions.parse(["ring"]), environment: ["HOME": home],
      clock: WallClock(systemZone: "UTC") { Self.noon }, remark: { said.append($0) })
    _ = try command.run()
    #expect(said.count == 1 && said.first?.contains("empty history") == true)
  }

  @Test func eachMetricTakesTheArgumentsItKnows() throws {
    let path = try worldFile(Self.world)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let args = #"{"date":"2026-07-07","from":"2026-07-06"}"#
    let result = try run("--world", path, "--args", args, "ring", "projectTotals", "streak")
    #expect(result["ring"]?["percent"] == .number(75))
    #expect(result["projectTotals"] != nil && result["streak"] != nil)
  }

  @Test(arguments: [
    (["rung"], "There is no rung. Did you mean ring?"),
    (["--world"], "--world takes a file."),
    (["--world", "/nowhere.json", "ring"], "/nowhere.json cannot be read."),
    (["--as-of", "yesterday"], "--as-of takes a time with its offset"),
    (["--demo", "--zone", "Mars/Olympus"], "There is no time zone Mars/Olympus."),
    (["--demo", "--args", "{", "ring"], "--args is not JSON."),
    (["--demo", "--args", #"{"day":1}"#, "ring"], "ring has no \"day\"; it knows: date"),
    (
      ["--demo", "--args", #"{"dat":1}"#, "ring", "streak"],
      "There is no dat. Did you mean date? The metrics named know date."
    ),
    (["--demo", "--args", "[1]", "ring"], "--args takes a JSON object"),
    (["--demo", "--world", "x"], "Give --demo or --world, not both."),
    (["--demo", "\u{1B}]52;c;x\u{07}"], "There is no ]52;c;x."),
  ])
  func badInputIsOneSentence(words: [String], start: String) throws {
    let error = try #require(throws: UsageError.self) {
      let options = try StatsOptions.parse(words[...])
      let clock = WallClock(systemZone: "UTC") { Self.noon }
      _ = try StatsCommand(options: options, environment: [:], clock: clock).run()
    }
    #expect(error.message.contains(start))
    #expect(!error.message.unicodeScalars.contains { $0.value < 32 })
  }
}
