import Core
import Testing

@testable import StatsData

/// Any project at all, named by `SUPABASE_TEST_URL` and `SUPABASE_TEST_KEY`: it is only read.
@Suite(
  .timeLimit(.minutes(2)),
  .enabled(if: StandIn.external != nil, "SUPABASE_TEST_URL names no project"))
struct ExternalProjectTests {
  @Test(arguments: RemoteTable.allCases, [366, 31])
  func everyRowComesOnce(table: RemoteTable, pageSize: Int) async throws {
    let client = try #require(StandIn.external).client(pageSize: pageSize)
    let dates = try await client.rows(RowQuery(table: table)).rows.map(\.date)
    #expect(try await client.count(of: table) == dates.count)
    #expect(dates == Set(dates).sorted())
    #expect(try await client.oldestDate(of: table) == dates.first)
  }

  @Test func aSyncKeepsEveryDay() async throws {
    let client = try #require(StandIn.external).client()
    let dates = try await client.rows(RowQuery(table: .summaries)).rows.map(\.date)
    let synced = StandInHistory(client, clock: .system)
    #expect(await synced.sync() == nil)
    #expect(Set(try await synced.history().days.map(\.date)).isSuperset(of: dates))
  }
}
