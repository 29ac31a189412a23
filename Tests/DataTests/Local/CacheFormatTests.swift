import Core
import Foundation
import TestSupport
import Testing

@testable import StatsData

/// Caches of other versions of the program. `Fixtures/Cache/format-1` was written by one that kept
/// no earlier totals; `format-1.csv` is what it exported.
struct CacheFormatTests {
  private static let fixture = Fixtures.folder.appendingPathComponent("Cache")
  private static let now = "2026-12-01T05:00:00Z"
  private let folder = TemporaryFolder()
  private let remote = StubRemoteSource()

  private func copyOldCache() throws {
    let source = Self.fixture.appendingPathComponent("format-1")
    let target = URL(fileURLWithPath: folder.path + "/history")
    try FileManager.default.copyItem(at: source, to: target)
  }

  private func repository(_ now: String = Self.now) -> CachedStatsRepository {
    CachedStatsRepository(
      folder: folder.path + "/history",
      settingsFile: SettingsFile(path: folder.path + "/settings.json"), remote: remote,
      clock: .fixed(now, zone: "UTC"))
  }

  private func csv(_ history: History) -> String {
    HistoryCSV.header + history.days.map { HistoryCSV.lines(of: $0) }.joined()
  }

  private func header(_ month: String) -> String {
    String(decoding: (folder.bytes("history/months/\(month).json") ?? []).prefix(11), as: UTF8.self)
  }

  @Test func anOldCacheOpensWithEveryDayIntact() async throws {
    try copyOldCache()
    let old = try String(
      contentsOf: Self.fixture.appendingPathComponent("format-1.csv"), encoding: .utf8)
    let history = try await repository().history()
    #expect(csv(history) == old)
    let settled = history.day(Rows.date("2026-10-22"))
    #expect(settled?.state == .settled && settled?.fetchedAt?.milliseconds == 1_796_100_658_488)
    #expect(settled?.updatedAt == .parsed("2026-10-23T01:01:05.500Z"))
    #expect(history.sessions.count == 41 && header("2026-10") == "{\"format\":1")
  }

  /// Opening changes no file; the first sync writes them anew and asks for no settled day.
  @Test func theFirstSyncWritesItAnew() async throws {
    try copyOldCache()
    let before = try await repository().history()
    let rows = Rows.history(from: "2026-12-01", to: "2026-12-01", seconds: 9080.25)
    for (table, list) in rows { await remote.set(table, list) }
    let repository = repository()
    _ = try await repository.sync(.today) { _ in }
    #expect(["2026-10", "2026-11"].map(header) == ["{\"format\":2", "{\"format\":2"])
    let after = try await self.repository().history()
    #expect(after.days.dropLast() == before.days.dropLast())
    #expect(after.sessions.dropLast() == before.sessions.dropLast())
    let asked = await remote.queries.compactMap(\.from)
    #expect(asked.allSatisfy { $0 >= Rows.date("2026-11-30") })
    #expect(DayCache(folder: folder.path + "/history").oldMonths().isEmpty)
    #expect(await self.repository().months().count == 3)
  }

  /// A revision of a day that an old version has read is kept with what it was.
  @Test func anOldDayRemembersItsTotal() async throws {
    try copyOldCache()
    await remote.set(.summaries, [Rows.summary("2026-10-24", seconds: 7200, zone: "UTC")])
    await remote.set(.durations, [Rows.durations("2026-10-24", [])])
    let repository = repository()
    let rows = [Rows.summary("2026-10-24", seconds: 7200, zone: "UTC")]
    let report = try await repository.adopt(rows, of: .summaries)
    #expect(report.revisions.map(\.oldMilliseconds) == [1_954_250])
    let earlier = [
      EarlierTotal(milliseconds: 1_954_250, readAt: Instant(milliseconds: 1_796_100_658_488))
    ]
    let again = self.repository("2026-12-02T05:00:00Z")
    #expect(try await again.breakdown(of: Rows.date("2026-10-24"))?.earlier == earlier)
    // The same answer again is no change.
    _ = try await again.adopt(rows, of: .summaries)
    #expect(try await again.breakdown(of: Rows.date("2026-10-24"))?.earlier == earlier)
  }

  /// What a later version has written is neither overwritten nor set aside, and the rest works on.
  @Test func aNewerCacheIsLeftAlone() async throws {
    try copyOldCache()
    let name = "history/months/2026-11.json"
    let newer = Array("{\"format\":3,\"month\":\"2026-11\",\"days\":[\n]}\n".utf8)
    folder.write(newer, to: name)
    for (table, rows) in Rows.history(from: "2026-10-22", to: "2026-12-01", seconds: 60) {
      await remote.set(table, rows)
    }
    let repository = repository()
    _ = try await repository.history()
    let error = await #expect(throws: AppError.self) {
      try await repository.sync(.everything) { _ in }
    }
    #expect(error?.kind == .storage && error?.message.contains("newer codingfit") == true)
    #expect(folder.bytes(name) == newer)
    #expect(folder.names("history/months").filter { $0.contains("bad") }.isEmpty)
    // Its days are in memory, the others' on disk.
    let history = try await repository.history()
    #expect(history.day(Rows.date("2026-11-15"))?.totalMilliseconds == 60_000)
    #expect(history.day(Rows.date("2026-10-25"))?.totalMilliseconds == 60_000)
    #expect(header("2026-10") == "{\"format\":2")
  }

  @Test(arguments: [
    ("{\"format\":1,", 1), ("{\"format\":12,\"mo", 12), ("{\"format\":", nil), ("{}", nil),
    ("", nil),
  ])
  func theFormatIsInTheFirstBytes(_ start: String, _ format: Int?) {
    #expect(MonthFile.format(of: Array(start.utf8)) == format)
  }
}
