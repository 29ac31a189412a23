import Core
import TestSupport
import Testing

@testable import StatsData

/// Reading a project that is real but for its edge. One suite, one test at a time: faults and
/// settings belong to the whole server.
@Suite(
  .serialized, .timeLimit(.minutes(3)),
  .enabled(if: StandIn.isThere, "the stand-in is not at ../shared/supabase"))
struct StandInTests {
  /// Both layouts hold the same days; one has `updated_at`.
  @Test func bothLayoutsReadAlike() async throws {
    let wrapped = try StandIn.start(.wrapped)
    let flattened = try StandIn.start(.flattened)
    defer {
      StandIn.stop(.wrapped)
      StandIn.stop(.flattened)
    }
    let left = StandInHistory(try wrapped.client())
    let right = StandInHistory(try flattened.client())
    let errors = [await left.sync(), await right.sync()]
    #expect(errors == [nil, nil])
    let days = [try await left.history().days, try await right.history().days]
    #expect(days[0].map(\.totalMilliseconds) == days[1].map(\.totalMilliseconds))
    #expect(days[0].map(\.projects) == days[1].map(\.projects) && days[0].count == 14)
    let sessions = [try await left.history().sessions, try await right.history().sessions]
    #expect(sessions[0] == sessions[1] && sessions[0].count > 4)
  }

  /// After every fault, once or for good, on the first or a later call: no call returns anything
  /// but the truth or a sentence, and the next sync finds the cache as a clean one leaves it.
  @Test(arguments: [StandIn.Layout.wrapped, .flattened])
  func everyFaultLeavesTheCacheWhole(layout: StandIn.Layout) async throws {
    let server = try StandIn.start(layout)
    defer { StandIn.stop(layout) }
    let clean = StandInHistory(try server.client())
    #expect(await clean.sync() == nil)
    let truth = try await clean.history()
    for fault in StandInFault.all {
      let isShort = layout == .flattened || fault.kind == "hang"
      for place in StandInFault.places.prefix(isShort ? 2 : 3).dropFirst(isShort ? 1 : 0) {
        let wrong = try await StandInFaultRun(server: server, truth: truth).run(fault, place)
        #expect(wrong == [], "\(fault.kind) at \(place)")
      }
    }
  }

  @Test func everyCallEndsWithTheTruthOrASentence() async throws {
    let server = try StandIn.start(.wrapped)
    defer { StandIn.stop(.wrapped) }
    let run = StandInFaultRun(server: server, truth: nil)
    for fault in StandInFault.all {
      let wrong = try await run.calls(fault)
      #expect(wrong == [], "\(fault.kind)")
    }
  }

  /// LegendApp/legend-state#408, supabase/postgrest-js#171 and mem0ai/mem0#6695, against the real
  /// thing; and the mark of changes survives its way through the query (supabase-swift#434).
  @Test func everyRowComesWhateverTheCapAndNoChangeIsMissed() async throws {
    let server = try StandIn.start(.wrapped)
    defer { StandIn.stop(.wrapped) }
    try await server.lab("sql", Self.manyDays)
    try await server.lab("schema")
    for cap in [1000, 50, 7] {
      try await server.lab("config", "{\"max_rows\":\(cap)}")
      let rows = try await server.client().rows(RowQuery(table: .summaries)).rows
      #expect(rows.count == 1214 && Set(rows.map(\.date)).count == 1214)
    }
    let count = try await server.client().count(of: .summaries)
    let rows = try await server.client().rows(RowQuery(table: .summaries)).rows
    let marks = Set(rows.compactMap(\.updatedAt)).sorted().suffix(2)
    let changed = try await server.client().rows(
      RowQuery(table: .summaries, changedAfter: marks.first)
    ).rows
    #expect(count == 1214 && marks.count == 2)
    #expect(changed.map(\.updatedAt) == [marks.last])
  }

  private static let manyDays = """
    alter table summaries add updated_at timestamptz default '2023-05-16 20:00:00.5+00';
    insert into summaries (date, data) select d, '{"grand_total":{"total_seconds":1}}'
      from generate_series('2019-01-01'::date, '2022-04-14', '1 day') d;
    update summaries set updated_at = '2023-05-16 20:00:00.500001+00' where date = '2021-01-01'
    """

  /// supabase/postgrest-js#291: row-level rules hide everything, and the answer is 200 and empty.
  @Test func hiddenRowsDeleteNothing() async throws {
    let server = try StandIn.start(.wrapped)
    defer { StandIn.stop(.wrapped) }
    let synced = StandInHistory(try server.client())
    #expect(await synced.sync() == nil)
    let before = try await synced.history()
    try await server.lab("sql", "alter table summaries enable row level security")
    #expect(await synced.sync(.everything)?.kind == .suspiciouslyEmpty)
    #expect(try await synced.history() == before)
    try await server.lab("sql", "alter table summaries rename to summaries_old")
    try await server.lab("schema")
    #expect(await synced.sync(.everything)?.kind == .schema)
    #expect(try await synced.history() == before)
  }

  /// The collector through the project's own migration: written once, then left alone.
  @Test func theCollectorFillsTheTablesOfTheMigration() async throws {
    let server = try StandIn.start(.own)
    defer { StandIn.stop(.own) }
    let double = WakaTimeDouble()
    double.set("2026-08-21", 946)
    let waka = try double.server()
    defer { waka.stop() }
    let token = try await server.token(of: "a")
    let first = try await CollectFixture.collector(waka, tables: server, token: token).run(days: 3)
    try await server.lab("faults", #"[{"method":"POST","kind":"after_reset","times":1}]"#)
    double.set("2026-08-21", 4337)
    let second = try await CollectFixture.collector(waka, tables: server, token: token).run(days: 3)
    let third = try await CollectFixture.collector(waka, tables: server, token: token).run(days: 3)
    #expect(first.changed.count == 6 && first.problem == nil)
    #expect(second.changed.map(\.after) == [4_337_000, 4_337_000] && second.problem == nil)
    #expect(third.changed.isEmpty && third.unchanged == 6)
    #expect(await StandInHistory(try server.client()).sync()?.kind == .unauthorised)
  }
}
