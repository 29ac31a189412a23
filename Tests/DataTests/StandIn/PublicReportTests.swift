import Core
import Synchronization
import TestSupport
import Testing

@testable import StatsData

/// What others have reported of readers like this one, each with its symptom. The sessions' reports
/// are `SessionTokensTests`, the writers' are `CollectFaultTests` and `AccountSyncTests`.
@Suite(.timeLimit(.minutes(5))) struct PublicReportTests {
  private static let day = #"[{"date":"2026-08-20","grand_total":{"total_seconds":1}}]"#
  private static let first = DateOnly(dayNumber: 20_000)

  private static func repository(
    _ client: any RemoteSource, zone: String = "UTC", after days: Int = 1200
  ) -> StandInHistory {
    let now = Instant(milliseconds: (first.dayNumber + days) * Milliseconds.perDay)
    return StandInHistory(client, clock: WallClock(systemZone: zone) { now })
  }

  /// LegendApp/legend-state#408, supabase/postgrest-js#171, PostgREST/postgrest#1953 and
  /// n8n-io/n8n#30020: a sync keeps 1,000 of 13,000 rows, or 50; pages overlap or miss rows.
  @Test(arguments: [(1000, 366), (50, 366), (7, 31), (1000, 13), (50, 49)])
  func everyDayReachesTheCacheWhateverTheCap(maxRows: Int, pageSize: Int) async throws {
    var table = ScriptedTable.days(maxRows == 7 ? 300 : 1200, from: Self.first)
    table.maxRows = maxRows
    let transport = StubTransport { [table] request, _ throws(HTTPFailure) in
      table.response(request)
    }
    let synced = Self.repository(
      try RemoteFixture.client(transport, pageSize: pageSize), after: table.dates.count - 1)
    #expect(await synced.sync() == nil)
    #expect(try await synced.history().days.map(\.date) == table.dates)
    let pages = transport.requests.filter { $0.url.contains("limit=") }
    #expect(!pages.isEmpty && pages.allSatisfy { $0.url.contains("order=date.asc") })
  }

  /// supabase/supabase-js#678: more than 444 values in one filter fail.
  @Test func longListsOfDatesGoInChunks() async throws {
    let dates = (0..<1000).map { Self.first.advanced(by: $0) }
    let transport = StubTransport { request, index throws(HTTPFailure) in
      let asked = request.url.contains("in.(") ? [] : index == 0 ? dates : []
      return .json("[" + asked.map { "{\"date\":\"\($0)\"}" }.joined(separator: ",") + "]")
    }
    _ = try await RemoteFixture.client(transport).rows(RowQuery(table: .summaries))
    let lists = transport.requests.filter { $0.url.contains("in.(") }
    #expect(lists.count == 20 && lists.allSatisfy { $0.url.utf8.count < 4096 })
  }

  /// supabase/supabase-flutter#668: the start hangs while the server does.
  @Test func aServerThatHangsHoldsUpNoReading() async throws {
    let server = try LoopbackServer(always: LoopbackAnswer(behaviour: .hang))
    defer { server.stop() }
    let transport = URLSessionTransport(clock: ContinuousClock())
    let synced = Self.repository(try RemoteFixture.client(transport, url: server.url))
    let isOver = Mutex(false)
    let task = Task {
      let error = await synced.sync()
      isOver.withLock { $0 = true }
      return error
    }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(try await synced.history().days.isEmpty)
    #expect(isOver.withLock { !$0 })
    server.stop()
    #expect(await task.value != nil)
  }

  /// supabase/supabase#50651: "JWT issued at future", caused by the server's own clock.
  @Test func aTokenFromTheFutureIsTriedAgain() async throws {
    let early = HTTPResponse.json(
      #"{"code":"PGRST303","message":"JWT issued at future"}"#, status: 401)
    let transport = StubTransport([early, early, .json(Self.day), .json("[]")])
    let client = try RemoteFixture.client(transport, tokens: CollectFixture.Tokens())
    #expect(try await client.rows(RowQuery(table: .summaries)).rows.count == 1)
  }

  /// supabase/postgrest-js#291 and supabase/supabase-flutter#460: hidden rows look like no rows.
  @Test func hiddenRowsAreNoEmptyHistory() async throws {
    let table = ScriptedTable.days(20, from: Self.first)
    let isHidden = Mutex(false)
    let transport = StubTransport { request, _ throws(HTTPFailure) in
      isHidden.withLock { $0 } ? .json("[]") : table.response(request)
    }
    let synced = Self.repository(try RemoteFixture.client(transport), after: 19)
    #expect(await synced.sync() == nil)
    let before = try await synced.history()
    isHidden.withLock { $0 = true }
    #expect(await synced.sync(.everything)?.kind == .suspiciouslyEmpty)
    #expect(try await synced.history() == before && before.days.count == 20)
  }

  /// supabase/supabase-js#758: a paused project is "fetch failed", over and over.
  @Test func aPausedProjectIsNamedAndLeftAlone() async throws {
    let paused = HTTPResponse.json(#"{"message":"Project paused"}"#, status: 540)
    let transport = StubTransport([paused])
    let error = await RemoteFixture.failure(try RemoteFixture.client(transport))
    #expect(error?.message.contains("paused") == true && transport.requests.count == 1)
  }

  /// supabase/supabase-py#1230: a publishable key is no token.
  @Test func aPublishableKeyIsNeverABearer() async throws {
    let transport = StubTransport([.json(Self.day), .json("[]")])
    _ = try await RemoteFixture.client(transport).rows(RowQuery(table: .summaries))
    #expect(transport.requests.allSatisfy { $0.headers["Authorization"] == nil })
    #expect(transport.requests.allSatisfy { $0.headers["apikey"] == RemoteFixture.publishable })
  }

  /// supabase/supabase-js#1568: a secret key reaches the server before anybody objects.
  @Test func aSecretKeyIsRefusedBeforeAnyRequest() {
    let error = #expect(throws: AppError.self) {
      try SupabaseConfiguration(url: "https://abc.supabase.co", key: "sb_secret_abc")
    }
    #expect(error?.message.contains("secret") == true)
  }

  /// supabase/postgrest-js#646 and #282: plain text and HTML crash the parser or reach the screen.
  @Test(arguments: [
    HTTPResponse(status: 200, headers: ["Content-Type": "text/html"], body: Array("<p>".utf8)),
    HTTPResponse(status: 200, headers: ["Content-Type": "text/plain"], body: Array("upst".utf8)),
    HTTPResponse.json("upstream connect error"),
    HTTPResponse(status: 522, headers: ["Content-Type": "text/html"], body: Array("<h1>".utf8)),
    HTTPResponse(status: 524, headers: ["Content-Type": "text/html"], body: [0x1B, 0x5B, 0x32]),
  ])
  func whatIsNotSupabaseIsASentence(answer: HTTPResponse) async throws {
    let synced = Self.repository(try RemoteFixture.client(StubTransport([answer])))
    let message = try #require(await synced.sync()).message
    let isPlain = !message.contains { "<\u{1B}\n".contains($0) }
    #expect(isPlain && !message.contains("token"))
    #expect(try await synced.history().days.isEmpty)
  }

  /// manifoldmarkets/manifold#1607: a date read as a local time moves by a day.
  @Test(arguments: ["Pacific/Kiritimati", "America/Los_Angeles", "UTC"])
  func datesAreTheSameInEveryZone(zone: String) async throws {
    let table = ScriptedTable.days(40, from: Self.first)
    let transport = StubTransport { request, _ throws(HTTPFailure) in table.response(request) }
    let synced = Self.repository(try RemoteFixture.client(transport), zone: zone, after: 41)
    #expect(await synced.sync() == nil)
    #expect(try await synced.history().days.map(\.date) == table.dates)
  }

  /// supabase/supabase#39446 and sculptdotfun/viberank#126: there, yet unknown until a reload.
  @Test func aTableThatIsNotThereYetIsAskedForOnce() async throws {
    let unknown = HTTPResponse.json(#"{"code":"PGRST205","message":"no"}"#, status: 404)
    let transport = StubTransport([unknown])
    let error = await RemoteFixture.failure(try RemoteFixture.client(transport))
    #expect(error?.message.contains("reload schema") == true && transport.requests.count == 1)
  }

  /// supabase/supabase#46237: 503 for hours, with `Retry-After: 0`.
  @Test func aProjectThatWakesUpIsNotHammered() async throws {
    let waking = HTTPResponse(
      status: 503, headers: ["Content-Type": "application/json", "Retry-After": "0"],
      body: Array(#"{"code":"PGRST002","message":"no"}"#.utf8))
    let clock = ImpatientClock()
    let transport = StubTransport([waking])
    let error = await RemoteFixture.failure(try RemoteFixture.client(transport, clock: clock))
    #expect(error?.message.contains("waking up") == true && transport.requests.count < 5)
    #expect(!clock.sleeps.isEmpty && clock.sleeps.allSatisfy { $0 >= .seconds(1) })
  }
}

extension ScriptedTable {
  /// The table's answer without a socket.
  func response(_ request: HTTPRequest) -> HTTPResponse {
    let target = request.url.firstRange(of: "/rest").map { String(request.url[$0.lowerBound...]) }
    let answer = answer(
      LoopbackRequest(
        method: request.method.rawValue, target: target ?? "", headers: [:], body: [],
        connection: 0))
    return HTTPResponse(
      status: answer.status, headers: HTTPHeaders(answer.headers), body: answer.body)
  }
}
