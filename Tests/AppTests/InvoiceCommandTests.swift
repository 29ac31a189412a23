import Core
import Foundation
import StatsData
import Synchronization
import Terminal
import TestSupport
import Testing

@testable import App

/// `codingfit invoice` on imported hours, as a script and a terminal see it.
struct InvoiceCommandTests {
  private let home = TemporaryFolder()
  private let clock = WallClock(systemZone: "Europe/Berlin") { .parsed("2026-07-08T12:30:00Z") }

  private var environment: [String: String] {
    ["HOME": home.path, "TERM": "xterm-256color", "LANG": "C.UTF-8"]
  }

  private func prepare() async throws {
    home.write(
      """
      {"days":[{"date":"2026-05-05","grand_total":{"total_seconds":5400},
      "projects":[{"name":"acme","grand_total":{"total_seconds":5400}}]}]}
      """, to: "dump.json")
    home.write(
      #"{"rates": {"acme": [{"from": "2026-01-01", "hourly": 80}]}}"#,
      to: ".config/codingfit/settings.json")
    let imported = try #require(try Command.parse(["import", home.path + "/dump.json"]))
    let output = CommandTests.Heard().output()
    #expect(await imported.run(environment: environment, output: output) == 0)
  }

  private func run(
    _ words: [String], output: (CommandTests.Heard) -> CommandOutput = { $0.output() }
  ) async throws -> (status: Int32, heard: CommandTests.Heard) {
    let heard = CommandTests.Heard()
    let command = InvoiceCommand(
      options: try InvoiceOptions.parse(words[...]), environment: environment,
      output: output(heard), clock: clock)
    return (await command.run(), heard)
  }

  private static let finalise = [
    "--project", "acme", "--month", "2026-05", "--finalise", "--yes",
  ]

  @Test func aMonthIsBilledOnce() async throws {
    try await prepare()
    let first = try await run(Self.finalise)
    #expect(first.status == 0 && first.heard.answered.contains("120.00"))
    let files = home.names("Documents/codingfit").map { ($0 as NSString).pathExtension }
    #expect(files.contains("pdf") && files.contains("json"))
    let second = try await run(Self.finalise)
    #expect(second.status == 1 && second.heard.remarked.contains("already invoiced"))
    let list = try await run(["--list"]).heard.answered
    #expect(list.contains("2026-0001") && !list.contains("2026-0002"))
  }

  @Test func onATerminalTheFilesAreLinks() async throws {
    try await prepare()
    let links = Mutex<[String]>([])
    let (status, heard) = try await run(Self.finalise) { heard in
      var output = heard.output(isTerminal: true)
      output.link = { _, _, target in links.withLock { $0.append(target.url) } }
      return output
    }
    let urls = links.withLock { $0 }
    #expect(status == 0 && urls.contains { $0.hasPrefix("file:///") && $0.hasSuffix(".pdf") })
    #expect(!heard.remarked.contains("\u{1B}") && !heard.remarked.contains("Written"))
  }

  @Test func settingsThatCannotBeReadAreTold() async throws {
    try await prepare()
    home.write("{", to: ".config/codingfit/settings.json")
    let (_, heard) = try await run(["--month", "2026-05"])
    #expect(heard.remarked.contains("settings.json cannot be read"))
  }
}
