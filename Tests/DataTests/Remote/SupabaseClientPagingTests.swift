import Core
import StatsData
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SupabaseClientPagingTests {
  private func server(_ table: ScriptedTable) throws -> LoopbackServer {
    try LoopbackServer { request, _ in table.answer(request) }
  }

  private func client(_ server: LoopbackServer, pageSize: Int = 366) throws -> SupabaseClient {
    try RemoteFixture.client(
      URLSessionTransport(clock: ContinuousClock()), url: server.url, pageSize: pageSize)
  }

  private static let row = #"[{"date":"2026-01-01","grand_total":{}}]"#
  private static let first = DateOnly(dayNumber: 19_000)

  /// The server cuts a page at its own number of rows, answers 200 and says nothing.
  @Test(arguments: [(1000, 5000), (50, 366), (7, 366), (1, 366), (1000, 13)])
  func everyRowArrivesWhateverTheCap(maxRows: Int, pageSize: Int) async throws {
    let count = maxRows < 10 ? 60 : 1200
    var table = ScriptedTable.days(count, from: Self.first)
    table.maxRows = maxRows
    let server = try server(table)
    defer { server.stop() }
    let rows = try await client(server, pageSize: pageSize).rows(RowQuery(table: .summaries)).rows
    #expect(rows.map(\.date) == table.dates)
    #expect(server.requests.allSatisfy { $0.value("order") == "date.asc" })
    #expect(server.requests.allSatisfy { $0.target.utf8.count < 4096 })
  }

  @Test func aGapDoesNotEndTheHistory() async throws {
    let dates = [0, 1, 400, 401, 2000].map { Self.first.advanced(by: $0) }
    let server = try server(ScriptedTable(dates: dates, maxRows: 2))
    defer { server.stop() }
    let rows = try await client(server).rows(RowQuery(table: .summaries)).rows
    #expect(rows.map(\.date) == dates)
  }

  @Test func aRangeIsAskedForAndEndsWithItsLastDate() async throws {
    let server = try server(ScriptedTable.days(90, from: Self.first))
    defer { server.stop() }
    let query = RowQuery(
      table: .summaries, from: Self.first.advanced(by: 10), to: Self.first.advanced(by: 12))
    let rows = try await client(server).rows(query).rows
    #expect(rows.map { $0.date.days(since: Self.first) } == [10, 11, 12])
    #expect(server.requests.count == 1)
  }

  @Test func anEmptyTableIsAnEmptyAnswer() async throws {
    let server = try server(ScriptedTable(dates: []))
    defer { server.stop() }
    let client = try client(server)
    #expect(try await client.rows(RowQuery(table: .summaries)).rows.isEmpty)
    #expect(try await client.oldestDate(of: .durations) == nil)
    #expect(try await client.count(of: .summaries) == 0)
  }

  @Test func theOldestDateAndTheCountAreTheServers() async throws {
    let server = try server(ScriptedTable.days(90, from: Self.first))
    defer { server.stop() }
    let client = try client(server)
    #expect(try await client.oldestDate(of: .summaries) == Self.first)
    #expect(try await client.count(of: .summaries, from: Self.first.advanced(by: 80)) == 10)
    #expect(server.requests.last?.method == "HEAD")
    #expect(server.requests.last?.headers["prefer"] == "count=exact")
  }

  /// A server that ignores the filter would otherwise be asked for ever.
  @Test func aServerThatRepeatsItselfIsABadAnswer() async throws {
    let transport = StubTransport([.json(#"[{"date":"2026-01-01"},{"date":"2026-01-02"}]"#)])
    let error = await RemoteFixture.failure(try RemoteFixture.client(transport))
    #expect(error?.kind == .badAnswer)
    #expect(transport.requests.count == 2)
  }

  @Test func twoRowsForADateAreNotAddedUp() async throws {
    let transport = StubTransport([.json(#"[{"date":"2026-01-01"},{"date":"2026-01-01"}]"#)])
    let error = await RemoteFixture.failure(try RemoteFixture.client(transport))
    #expect(error?.kind == .schema)
    #expect(error?.message.contains("2026-01-01") == true)
  }

  @Test func aSlowQueryIsAskedAgainInSmallPages() async throws {
    let slow = HTTPResponse.json(#"{"code":"57014","message":"canceling statement"}"#, status: 500)
    let transport = StubTransport([slow, .json(Self.row), .json("[]")])
    let rows = try await RemoteFixture.client(transport).rows(RowQuery(table: .summaries)).rows
    #expect(rows.count == 1)
    #expect(transport.requests.map { $0.url.contains("limit=31") } == [false, true, true])
  }

  @Test func aPageThatIsPastTheEndIsTheEnd() async throws {
    let past = HTTPResponse.json(#"{"code":"PGRST103","message":"x"}"#, status: 416)
    let transport = StubTransport([.json(Self.row), past])
    let rows = try await RemoteFixture.client(transport).rows(RowQuery(table: .summaries)).rows
    #expect(rows.count == 1)
  }
}
