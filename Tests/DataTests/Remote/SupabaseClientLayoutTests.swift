import Core
import StatsData
import TestSupport
import Testing

@Suite struct SupabaseClientLayoutTests {
  private static let parts: Set<String> = [
    "grand_total", "categories", "projects", "languages", "editors", "operating_systems",
    "machines", "range",
  ]
  private static let first = DateOnly(dayNumber: 20_454)

  private func read(
    columns: Set<String>, table: RemoteTable = .summaries
  ) async throws -> (RemoteRows, [LoopbackRequest]) {
    var scripted = ScriptedTable.days(2, from: Self.first)
    scripted.columns = columns
    let answers = scripted
    let server = try LoopbackServer { request, _ in answers.answer(request) }
    defer { server.stop() }
    let client = try RemoteFixture.client(
      URLSessionTransport(clock: ContinuousClock()), url: server.url)
    let rows = try await client.rows(RowQuery(table: table))
    return (rows, server.requests)
  }

  private static let payload =
    #"{"grand_total":{"total_seconds":1.25},"categories":[],"projects":[],"languages":[],"#
    + #""editors":[],"operating_systems":[],"machines":[],"range":null}"#

  @Test(arguments: [
    (Set(["date", "data", "updated_at"]), TableLayout.wrapped, true, 2),
    (Set(["date", "data"]), .wrapped, false, 3),
    (parts.union(["date", "updated_at"]), .flattened, true, 3),
    (parts.union(["date"]), .flattened, false, 4),
  ])
  func bothLayoutsGiveTheSamePayload(
    columns: Set<String>, layout: TableLayout, hasUpdatedAt: Bool, requests: Int
  ) async throws {
    let (answer, sent) = try await read(columns: columns)
    #expect(answer.layout == layout && answer.hasUpdatedAt == hasUpdatedAt)
    #expect(answer.rows.first?.payload == Self.payload)
    #expect((answer.rows.first?.updatedAt == "2026-01-01T23:59:09.5+00:00") == hasUpdatedAt)
    #expect(sent.count == requests)
    #expect(sent.allSatisfy { !$0.target.contains("dependencies") })
  }

  @Test func aMissingPartIsNull() async throws {
    let (answer, _) = try await read(
      columns: Self.parts.subtracting(["machines"]).union(["date", "updated_at"]))
    #expect(answer.rows.first?.payload.contains(#""machines":null"#) == true)
    #expect(answer.rows.first?.payload.contains("total_seconds") == true)
  }

  @Test(arguments: [Set(["date"]), Set(["date", "updated_at", "projects"]), []])
  func aTableWithoutTotalsCannotBeRead(columns: Set<String>) async {
    await #expect {
      _ = try await read(columns: columns)
    } throws: {
      ($0 as? AppError)?.kind == .schema
    }
  }

  @Test func sessionsArePassedOnAsTheyAre() async throws {
    let (answer, _) = try await read(columns: ["date", "data"], table: .durations)
    #expect(answer.rows.map(\.payload) == ["[]", "[]"])
    #expect(!answer.hasUpdatedAt)
  }

  @Test func theLayoutIsRememberedAndFoundAgain() async throws {
    let missing = { (column: String) in
      HTTPResponse.json(
        #"{"code":"42703","message":"column summaries.\#(column) does not exist"}"#, status: 400)
    }
    let transport = StubTransport([
      missing("data"), .json("[]"), .json("[]"), missing("grand_total"), .json("[]"),
    ])
    let client = try RemoteFixture.client(transport)
    var layouts: [TableLayout] = []
    for _ in 0..<3 { layouts.append(try await client.rows(RowQuery(table: .summaries)).layout) }
    #expect(layouts == [.flattened, .flattened, .wrapped])
    #expect(transport.requests.count == 5)
  }

  @Test func aCutComplaintIsNotTakenForAMissingTotal() async throws {
    var cut = HTTPResponse.json(#"{"code":"42703","details":nu"#, status: 400)
    cut.headers["Proxy-Status"] = "PostgREST; error=42703"
    let error = await RemoteFixture.failure(try RemoteFixture.client(StubTransport([cut])))
    #expect(error?.kind == .badAnswer)
  }

  @Test func aNullDayAndADayOfAnotherShapeAreToldApart() async throws {
    let transport = StubTransport([
      .json(
        #"[{"date":"2026-01-01","grand_total":null},{"date":"2026-01-02"},{"date":"2026-01-03"},"#
          + #"{"date":"2026-01-04"},{"date":"2026-01-05","projects":[]}]"#),
      .json("[]"),
      .json(
        #"[{"date":"2026-01-01","data":null},{"date":"2026-01-02","data":[1]},"#
          + #"{"date":"2026-01-03","data":"x"},{"date":"2026-01-04","data":{"y":1}}]"#),
    ])
    let rows = try await RemoteFixture.client(transport).rows(RowQuery(table: .summaries)).rows
    #expect(rows.prefix(3).map(\.payload) == ["null", "[1]", "\"x\""])
    #expect(rows.dropFirst(3).allSatisfy { $0.payload.hasPrefix(#"{"grand_total":null"#) })
    #expect(
      transport.requests.last?.url.contains("date=in.(2026-01-01,2026-01-02,2026-01-03,2026-01-04)")
        == true)
  }

  @Test func aBadRowCostsOnlyItself() async throws {
    let transport = StubTransport([
      .json(
        #"[{"date":"2026-01-01","grand_total":{"total_seconds":1.10},"projects":"odd"},"#
          + #"{"date":"01/02/2026"},{"date":null},7,{"date":"2026-01-03","grand_total":[]}]"#),
      .json("[]"),
    ])
    let answer = try await RemoteFixture.client(transport).rows(RowQuery(table: .summaries))
    #expect(answer.rows.map(\.date.day) == [1, 3])
    #expect(answer.rows.first?.payload.contains(#"{"total_seconds":1.10}"#) == true)
    #expect(answer.unreadable.count == 3)
  }

  @Test func changesAreAskedForInTheServersSpelling() async throws {
    let transport = StubTransport([.json("[]")])
    let since = "2026-01-01T00:00:00.123456+00:00"
    let query = RowQuery(table: .summaries, changedAfter: since)
    _ = try await RemoteFixture.client(transport).rows(query)
    let url = try #require(transport.requests.first?.url)
    #expect(url.contains("updated_at=gt.2026-01-01T00:00:00.123456%2B00:00&"))
  }

  @Test func withoutTheColumnNothingIsKnownToHaveChanged() async throws {
    let transport = StubTransport([
      .json(
        #"{"code":"42703","message":"column summaries.updated_at does not exist"}"#, status: 400)
    ])
    let query = RowQuery(table: .summaries, changedAfter: "2026-01-01T00:00:00Z")
    let answer = try await RemoteFixture.client(transport).rows(query)
    #expect(answer.rows.isEmpty && !answer.hasUpdatedAt)
  }
}
