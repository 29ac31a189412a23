import Core
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import App

/// The subcommands as scripts see them: status, answer, remarks.
struct CommandTests {
  private let home = TemporaryFolder()

  final class Heard: Sendable {
    let answer = Mutex("")
    let remark = Mutex("")

    func output(isTerminal: Bool = false) -> CommandOutput {
      CommandOutput(
        answer: { text in self.answer.withLock { $0 += text } },
        remark: { text in self.remark.withLock { $0 += text } }, isTerminal: isTerminal)
    }

    var answered: String { answer.withLock { $0 } }
    var remarked: String { remark.withLock { $0 } }
  }

  private func run(
    _ words: [String], _ variables: [String: String] = [:]
  ) async throws -> (status: Int32, heard: Heard) {
    let command = try #require(try Command.parse(words))
    let heard = Heard()
    let environment = variables.merging(["HOME": home.path]) { left, _ in left }
    return (await command.run(environment: environment, output: heard.output()), heard)
  }

  private static let dump = """
    {"days":[{"date":"2024-03-05","grand_total":{"total_seconds":5400},
    "projects":[{"name":"=atlas","grand_total":{"total_seconds":5400}}]}]}
    """

  @Test func aBadFileNeverStopsTheOthers() async throws {
    home.write("{", to: "in/1.json")
    home.write(Self.dump, to: "in/2.json")
    let (status, heard) = try await run(["import", home.path + "/in", home.path + "/none"])
    #expect(status == 1)
    #expect(heard.answered.contains("2.json: daily dump, 1 day (2024-03-05): 1 new\n"))
    #expect(heard.answered.hasSuffix("1 file read, 2 skipped: 1 day new, 0 changed.\n"))
    #expect(heard.remarked.contains("1.json: skipped, the file ends too early, at line 1"))
  }

  @Test func whatIsImportedOpensWithoutAServer() async throws {
    home.write(Self.dump, to: "dump.json")
    #expect(try await run(["import", home.path + "/dump.json"]).status == 0)
    let start = try AppEnvironment.start(.init(), environment: ["HOME": home.path])
    #expect(start.firstHistory?.days.count == 1)
    #expect(start.localName == "imported")
    #expect(!start.hasServer && start.repository != nil)
  }

  @Test func exportsGiveEverythingBack() async throws {
    home.write(Self.dump, to: "dump.json")
    _ = try await run(["import", home.path + "/dump.json"])
    let csv = try await run(["export", "--csv"]).heard.answered
    #expect(csv.hasSuffix("\r\n2024-03-05,settled,5400,\"'=atlas\",5400\r\n"))
    _ = try await run(["export", "--json", "--out", home.path + "/out.json"])
    let other = TemporaryFolder()
    let variables = ["HOME": other.path]
    _ = try await run(["import", home.path + "/out.json"], variables)
    let again = try await run(["export", "--json"], variables).heard.answered
    #expect(Array(again.utf8) == home.bytes("out.json"))
    #expect(
      try await run(["export", "--csv", "--from", "2024-03-06"]).heard.answered.utf8.count == 50)
  }

  @Test func syncWithoutAServerIsASentence() async throws {
    let (status, heard) = try await run(["sync"])
    #expect(status == 1)
    #expect(
      heard.remarked == "codingfit: No server is set up: set SUPABASE_URL and SUPABASE_KEY.\n")
  }

  @Test(arguments: [["sync"], ["doctor"]])
  func anUnreachableServerIsOne(_ words: [String]) async throws {
    let server = try LoopbackServer(always: .json(#"{"message":"Invalid API key"}"#, status: 401))
    defer { server.stop() }
    let (status, heard) = try await run(
      words, ["SUPABASE_URL": server.url, "SUPABASE_KEY": "sb_publishable_wrong"])
    #expect(status == 1)
    let text = heard.answered + heard.remarked
    #expect(text.contains("key") && !text.contains("sb_publishable_wrong"))
  }

  @Test func doctorWithoutAnythingWarnsAndIsFine() async throws {
    let (status, heard) = try await run(["doctor"], ["TERM": "xterm", "LANG": "C"])
    #expect(status == 0)
    #expect(heard.answered.contains("warn  configuration  no server is set up\n"))
    #expect(heard.answered.contains("-> export LANG=C.UTF-8\n"))
  }

  @Test func aSyncTellsWhatWasRevised() {
    let revision = Revision(
      date: DateOnly(dayNumber: 20_515), oldMilliseconds: 900_000, newMilliseconds: 4_320_000)
    let report = SyncReport(
      added: 12, revisions: [revision], finishedAt: Instant(milliseconds: 0))
    let text = SyncSentence.text(report)
    #expect(text == "12 days read, 1 day revised: 3 Mar 15m -> 1h 12m.")
  }

  @Test(arguments: [true, false])
  func progressIsOneLineOnATerminal(_ isTerminal: Bool) {
    let heard = Heard()
    let line = SyncProgressLine(output: heard.output(isTerminal: isTerminal), isSilent: false)
    line.show(SyncProgress(month: "2024-03", done: 14, total: 31))
    line.clear()
    #expect(heard.remarked.contains("\n") == !isTerminal)
    #expect(heard.remarked.contains("2024-03, 14 of 31"))
  }

  @Test(arguments: [
    (["sync", "--deep", "--since", "2026-01-01"], "Give --deep or --since, not both."),
    (["sync", "--since", "March"], "--since takes a date, like 2026-03-01."),
    (["sync", "--deeep"], "There is no --deeep. Did you mean --deep?"),
    (["import"], "import takes a file or a folder."), (["export"], "Give --json or --csv."),
    (
      ["export", "--json", "--from", "2026-02-01", "--to", "2026-01-01"], "--from lies after --to."
    ),
    (["doctor", "--jsno"], "There is no --jsno. Did you mean --json?"),
  ])
  func refused(_ words: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try Command.parse(words) }
  }

  /// A month that was set aside is not there the second time either.
  @Test func anExportWithoutADamagedMonthFails() async throws {
    home.write(Self.dump, to: "dump.json")
    _ = try await run(["import", home.path + "/dump.json"])
    home.write("{", to: ".local/share/codingfit/history/local/months/2024-03.json")
    _ = try await run(["export", "--csv"])
    let (status, heard) = try await run(["export", "--json"])
    #expect(status == 1)
    #expect(heard.remarked.contains("set aside were 2024-03.json.bad-1.\n"))
  }

  @Test func statsSayWhatTheyCouldNotRead() throws {
    home.write("{", to: ".config/codingfit/settings.json")
    let heard = Heard()
    let command = StatsCommand(
      options: StatsOptions(), environment: ["HOME": home.path], clock: .system,
      remark: heard.output().remark)
    #expect(try command.run().contains("streak"))
    #expect(heard.remarked.contains("It was kept as settings.json.bad-1."))
  }
}
