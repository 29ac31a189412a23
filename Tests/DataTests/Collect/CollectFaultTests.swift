import Core
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import StatsData

/// What goes wrong is told in a sentence, and half an answer is never written.
@Suite(.timeLimit(.minutes(5))) struct CollectFaultTests {
  @Test(arguments: [
    ("summaries", LoopbackAnswer.html("<html>log in</html>"), AppError.Kind.badAnswer),
    ("summaries", LoopbackAnswer.json("{\"data\":[]}"), .badAnswer),
    ("summaries", LoopbackAnswer.json("{\"data\":null}"), .badAnswer),
    ("summaries", LoopbackAnswer.json("{\"data\":[{\"grand_total\":{}}]}"), .badAnswer),
    ("summaries", LoopbackAnswer.json("{\"data\":[{\"grand_tot"), .badAnswer),
    ("summaries", LoopbackAnswer(status: 302, headers: [("Location", "/x")]), .configuration),
    ("summaries", LoopbackAnswer.json("{}", status: 401), .unauthorised),
    ("current", LoopbackAnswer.json("{}", status: 401), .unauthorised),
    (
      "current", LoopbackAnswer(status: 401, headers: [("WWW-Authenticate", "Basic realm=x")]),
      .unauthorised
    ),
    ("current", LoopbackAnswer.json("[]"), .badAnswer),
    ("current", LoopbackAnswer.json("{}", status: 404), .configuration),
    ("current", LoopbackAnswer.json("{}").with(.truncate(bytes: 1)), .badAnswer),
    ("summaries", LoopbackAnswer.json("{}", status: 402), .unauthorised),
  ])
  func nothingIsWritten(path: String, answer: LoopbackAnswer, kind: AppError.Kind) async throws {
    let double = WakaTimeDouble()
    double.fault(path, Array(repeating: answer, count: 9))
    let server = try double.server()
    defer { server.stop() }
    let report = try await CollectFixture.collector(server).run(days: 2)
    #expect(report.problem?.kind == kind)
    #expect(report.problem?.message.contains("<") == false)
    #expect(server.requests.allSatisfy { $0.method == "GET" })
  }

  @Test func aDayWhoseSessionsFailKeepsTheOldOnes() async throws {
    let double = WakaTimeDouble()
    double.set("2026-08-22", 600)
    double.fault("durations?date", [.json("{\"data\":[{\"time\":1}]}")])
    let server = try double.server()
    defer { server.stop() }
    let report = try await CollectFixture.collector(server).run(days: 1)
    #expect(report.problem?.kind == .badAnswer)
    #expect(report.changed.map(\.table) == [.summaries])
    #expect(double.stored(.durations).isEmpty)
  }

  @Test func tooManyRequestsAreObeyed() async throws {
    let double = WakaTimeDouble()
    let busy = LoopbackAnswer.json("{}", status: 429, headers: [("Retry-After", "17")])
    double.fault("current", [busy])
    let server = try double.server()
    defer { server.stop() }
    let clock = ImpatientClock()
    let report = try await CollectFixture.collector(server, clock: clock).run(days: 1)
    #expect(report.problem == nil && clock.sleeps == [.seconds(17)])
  }

  @Test(arguments: [(3, true), (6, false)])
  func anAnswerThatIsStillComputedIsAwaited(count: Int, succeeds: Bool) async throws {
    let double = WakaTimeDouble()
    double.fault("summaries?start", Array(repeating: .json("{}", status: 202), count: count))
    let server = try double.server()
    defer { server.stop() }
    let clock = ImpatientClock()
    let report = try await CollectFixture.collector(server, clock: clock).run(days: 1)
    #expect((report.problem == nil) == succeeds)
    #expect(clock.sleeps.count == min(count, 5))
    #expect(succeeds || report.problem?.message.contains("computing") == true)
  }

  @Test func aServerThatSaysNothingEnds() async throws {
    let transport = StubTransport { request, _ throws(HTTPFailure) in
      throw HTTPFailure(request.deadline < .seconds(61) ? .timedOut : .refused)
    }
    let client = WakaTimeClient(
      access: try WakaTimeAccess(key: WakaTimeDouble.key), transport: transport,
      clock: ImpatientClock(), wallClock: .fixed("2026-08-22T10:00:00Z"))
    let error = await #expect(throws: AppError.self) { try await client.zone() }
    #expect(error?.kind == .offline && transport.requests.count == 1)
  }

  /// The work was done, the answer never came: read again instead of writing twice.
  @Test func aWriteWhoseAnswerIsLostIsReadAgain() async throws {
    let double = WakaTimeDouble()
    let server = try LoopbackServer { [double] request, _ in
      let answer = double.respond(request)
      let isFirst = double.isFirstWrite(request)
      return isFirst ? answer.with(.reset) : answer
    }
    defer { server.stop() }
    let report = try await CollectFixture.collector(server).run(days: 2)
    #expect(report.problem == nil && report.changed.count == 4)
    #expect(server.requests.count { $0.method == "POST" } == 2)
  }

  @Test func aWriteThatNeverArrivedIsSentOnceMore() async throws {
    let double = WakaTimeDouble()
    double.fault("POST /rest/v1/summaries", [.json("").with(.reset)])
    let server = try double.server()
    defer { server.stop() }
    let report = try await CollectFixture.collector(server).run(days: 2)
    #expect(report.problem == nil && double.stored(.summaries).count == 2)
    #expect(server.requests.count { $0.method == "POST" } == 3)
  }

  /// Row-level rules may take fewer rows than were sent (dmadan86/waves#892).
  @Test func rowsThatWereNotTakenAreTold() async throws {
    let double = WakaTimeDouble()
    double.state.withLock { $0.takes = 1 }
    let server = try double.server()
    defer { server.stop() }
    let report = try await CollectFixture.collector(server).run(days: 3)
    #expect(report.problem?.message.hasPrefix("The server took 1 of 3 days") == true)
    #expect(report.changed.isEmpty)
  }

  @Test func theKeyIsNowhereButInItsHeader() async throws {
    let double = WakaTimeDouble()
    double.fault("current", [.json("{\"error\":\"\(WakaTimeDouble.key)\"}", status: 500)])
    double.fault("summaries?start", [.json("{}", status: 401)])
    let server = try double.server()
    defer { server.stop() }
    let lines = Mutex<[String]>([])
    let collector = try CollectFixture.collector(server) { line in
      lines.withLock { $0.append(line) }
    }
    let report = await collector.run(days: 1)
    let access = try WakaTimeAccess(key: WakaTimeDouble.key)
    let told = lines.withLock { $0 } + ["\(report)", "\(access)", String(reflecting: access)]
    let asked = server.requests.filter { $0.target.hasPrefix("/api") }
    #expect(told.count > 4 && told.allSatisfy { !$0.contains("waka_") })
    #expect(asked.allSatisfy { $0.headers["authorization"] == "Basic " + access.credentials })
    #expect(asked.allSatisfy { !$0.target.contains("waka") && $0.headers["apikey"] == nil })
  }

  @Test(arguments: [
    "http://wakapi.example.com/api", "ftp://x", "", "wakatime.com", "https://user:pw@x.com/api",
  ])
  func addressesThatBetrayTheKeyAreRefused(url: String) throws {
    let error = #expect(throws: AppError.self) { try WakaTimeAccess(key: "waka_1", url: url) }
    #expect(error?.message.contains("WAKATIME_API_URL") == true)
  }

  @Test(arguments: ["", "  ", "waka 1", "a:b", "waka_\u{1B}"])
  func textsThatAreNoKeyAreRefused(key: String) {
    let error = #expect(throws: AppError.self) { try WakaTimeAccess(key: key) }
    #expect(error?.kind == .configuration)
  }
}
