import Core
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import StatsData

struct CachedStatsRepositoryTests {
  private let folder = TemporaryFolder()
  private let remote = StubRemoteSource()

  private func repository(
    _ now: String = "2026-07-08T12:30:00Z", remote: Bool = true, first: FirstHistory? = nil
  ) -> CachedStatsRepository {
    CachedStatsRepository(
      folder: folder.path + "/history", settingsFile: settingsFile,
      remote: remote ? self.remote : nil, clock: .fixed(now), first: first)
  }

  private var firstHistory: FirstHistory {
    FirstHistory.read(
      folder: folder.path + "/history", settingsFile: settingsFile,
      clock: .fixed("2026-07-08T12:30:00Z"))
  }

  private var settingsFile: SettingsFile { SettingsFile(path: folder.path + "/settings.json") }

  private func fill(from first: String, to last: String, updatedAt: Bool = true) async {
    for (table, rows) in Rows.history(from: first, to: last, updatedAt: updatedAt) {
      await remote.set(table, rows)
    }
  }

  @Test func aColdStartFillsTheCacheAndTellsHowFarItIs() async throws {
    await fill(from: "2026-03-20", to: "2026-07-08")
    let told = Mutex<[String]>([])
    let report = try await repository().sync(.recent) { step in
      told.withLock { $0.append("\(step.month), \(step.done) of \(step.total)") }
    }
    #expect(report.added == 111)
    #expect(told.withLock { $0.first } == "2026-07, 1 of 5")
    #expect(told.withLock { $0.last } == "2026-03, 5 of 5")
    let first = firstHistory
    #expect(first.history.days.count == 111)
    #expect(first.history.sessions.count == 111)
    let again = try await repository(remote: false).history()
    #expect(again == first.history)
  }

  /// The repository begins with what the first frame showed, unless the disk has moved on since.
  @Test func theFirstHistoryIsGoneOnWith() async throws {
    await fill(from: "2026-06-01", to: "2026-07-08")
    let empty = firstHistory
    _ = try await repository().sync(.recent) { _ in }
    let full = firstHistory
    #expect(try await repository(first: empty).history().days.count == 38)
    let next = repository(first: full)
    #expect(try await next.history() == full.history)
    try await next.save(Settings(weekStart: 1))
    #expect(try await next.history().settings.weekStart == 1)
    // On the next day the same rows are other days.
    let later = try await repository("2026-07-09T12:30:00Z", first: full).history()
    #expect(later.days.last?.state != full.history.days.last?.state)
  }

  @Test func anInterruptedBackfillResumes() async throws {
    await fill(from: "2026-01-10", to: "2026-07-08")
    // Two queries a month, and one range for tomorrow is not needed: the fourth month fails.
    let broken = AppError(.offline, "offline")
    await remote.fail(query: 6, with: broken)
    let error = await #expect(throws: AppError.self) {
      try await repository().sync(.recent) { _ in }
    }
    #expect(error == broken)
    let kept = try await repository().history()
    #expect(kept.days.first?.date == Rows.date("2026-05-01"))
    await remote.fail(query: 6, with: nil)
    await remote.forgetQueries()
    _ = try await repository().sync(.recent) { _ in }
    let months = await remote.queries.compactMap(\.from).map { MonthKey($0).description }
    #expect(!months.contains("2026-05"))
    #expect(try await repository().history().days.count == 180)
  }

  @Test(arguments: [true, false])
  func aRevisedDayIsReplacedAndTold(_ hasUpdatedAt: Bool) async throws {
    await remote.setHasUpdatedAt(hasUpdatedAt)
    await fill(from: "2026-06-01", to: "2026-07-08", updatedAt: hasUpdatedAt)
    let repository = repository()
    await remote.put(.summaries, Rows.summary("2026-07-03", seconds: 946))
    _ = try await repository.sync(.recent) { _ in }
    await remote.put(
      .summaries,
      Rows.summary(
        "2026-07-03", seconds: 4_337, updatedAt: hasUpdatedAt ? "2026-07-08T12:00:00Z" : nil))
    let report = try await repository.sync(.recent) { _ in }
    #expect(
      report.revisions == [
        Revision(
          date: Rows.date("2026-07-03"), oldMilliseconds: 946_000, newMilliseconds: 4_337_000)
      ])
    #expect(report.added == 0)
    let day = try await repository.history().day(Rows.date("2026-07-03"))
    #expect(day?.totalMilliseconds == 4_337_000)
  }

  @Test func aSettledDayThatChangesIsFoundByItsMark() async throws {
    await fill(from: "2026-01-01", to: "2026-07-08")
    let repository = repository()
    _ = try await repository.sync(.recent) { _ in }
    await remote.put(
      .summaries, Rows.summary("2026-02-03", seconds: 7_200, updatedAt: "2026-07-09T05:00:00Z"))
    let report = try await repository.sync(.recent) { _ in }
    #expect(report.revisions.map(\.date) == [Rows.date("2026-02-03")])
  }

  @Test(arguments: [SyncScope.recent, .everything, .today])
  func anEmptyAnswerDeletesNothing(_ scope: SyncScope) async throws {
    await fill(from: "2026-05-01", to: "2026-07-08")
    let repository = repository()
    _ = try await repository.sync(.recent) { _ in }
    let before = try await repository.history()
    for table in RemoteTable.allCases { await remote.set(table, []) }
    let error = await #expect(throws: AppError.self) {
      try await repository.sync(scope) { _ in }
    }
    #expect(error?.kind == .suspiciouslyEmpty)
    #expect(try await repository.history() == before)
    #expect(try await self.repository().history() == before)
  }

  @Test func aNewAccountIsNoError() async throws {
    let report = try await repository().sync(.recent) { _ in }
    #expect(report.added == 0)
    #expect(try await repository().history().days.isEmpty)
    #expect(await repository().lastSync() == Instant.parsed("2026-07-08T12:30:00Z"))
  }

  @Test func aFailureMidWayChangesNothingThatIsDrawn() async throws {
    await fill(from: "2026-06-20", to: "2026-07-08")
    let repository = repository()
    _ = try await repository.sync(.recent) { _ in }
    await remote.forgetQueries()
    await remote.put(.summaries, Rows.summary("2026-07-08", seconds: 9_999))
    await remote.fail(query: 1, with: AppError(.badAnswer, "not JSON"))
    let error = await #expect(throws: AppError.self) {
      try await repository.sync(.today) { _ in }
    }
    #expect(error?.kind == .badAnswer)
    let day = try await repository.history().day(Rows.date("2026-07-08"))
    #expect(day?.totalMilliseconds == 3_600_000)
    #expect(await repository.lastSync() != nil)
  }

  @Test func concurrentCallsJoin() async throws {
    await fill(from: "2026-06-20", to: "2026-07-08")
    let repository = repository()
    async let first = repository.sync(.recent) { _ in }
    async let second = repository.sync(.recent) { _ in }
    async let poll = repository.sync(.today) { _ in }
    let reports = try await [first, second, poll]
    #expect(reports.allSatisfy { $0.added == 19 || $0.added == 0 })
    #expect(await remote.oldestAsked == 2)
  }

  @Test func aDamagedMonthIsKeptAndFetchedAgain() async throws {
    await fill(from: "2026-05-01", to: "2026-07-08")
    _ = try await repository().sync(.recent) { _ in }
    folder.write("{\"format\":1,", to: "history/months/2026-05.json")
    let next = repository()
    let problems = await next.problems()
    #expect(problems.count == 1)
    #expect(folder.names("history/months").contains("2026-05.json.bad-1"))
    _ = try await next.sync(.recent) { _ in }
    #expect(folder.names("history/months").contains("2026-05.json"))
    let rebuilt = DayIndex.load(in: folder.path + "/history", fallbackZone: "Europe/Berlin")
    #expect(rebuilt.days.days.count == 69)
  }

  @Test func aMonthOfANewerVersionIsNotOverwritten() async throws {
    await fill(from: "2026-05-01", to: "2026-07-08")
    let newer = "{\"format\":99,\"month\":\"2026-05\",\"rows\":[\n]}\n"
    folder.write(newer, to: "history/months/2026-05.json")
    let error = await #expect(throws: AppError.self) {
      try await repository().sync(.recent) { _ in }
    }
    #expect(error?.message.contains("newer codingfit") == true)
    #expect(folder.bytes("history/months/2026-05.json") == Array(newer.utf8))
  }

  @Test func withoutADiskTheRowsLiveInMemory() async throws {
    await fill(from: "2026-06-20", to: "2026-07-08")
    folder.write("a file where the folder should be", to: "history")
    let repository = repository()
    let error = await #expect(throws: AppError.self) {
      try await repository.sync(.recent) { _ in }
    }
    #expect(error?.kind == .storage)
    #expect(try await repository.history().days.count == 19)
    try FileManager.default.removeItem(atPath: folder.path + "/history")
    _ = try await repository.sync(.today) { _ in }
    #expect(try await self.repository().history().days.count == 19)
  }

  @Test func anotherProcessIsNoticed() async throws {
    await fill(from: "2026-07-01", to: "2026-07-08")
    let first = repository()
    let second = repository()
    #expect(try await first.history().days.isEmpty)
    #expect(await first.changedOnDisk() == false)
    _ = try await second.sync(.recent) { _ in }
    try await second.save(Settings(weekStart: 1))
    #expect(await first.changedOnDisk())
    let seen = try await first.history()
    #expect(seen.days.count == 8)
    #expect(seen.settings.weekStart == 1)
    #expect(await first.changedOnDisk() == false)
    // A sync that finds nothing new has still asked.
    _ = try await repository("2026-07-08T12:40:00Z").sync(.today) { _ in }
    #expect(await first.changedOnDisk())
    #expect(await first.lastSync() == .parsed("2026-07-08T12:40:00Z"))
    #expect(await first.changedOnDisk() == false)
  }

  @Test func duplicateRowsCountOnce() async throws {
    await remote.set(
      .summaries,
      [
        Rows.summary("2026-07-07", seconds: 20, updatedAt: "2026-07-08T03:00:00Z"),
        Rows.summary("2026-07-07", seconds: 10, updatedAt: "2026-07-08T02:00:00Z"),
      ])
    let repository = repository()
    _ = try await repository.sync(.recent) { _ in }
    let day = try await repository.history().day(Rows.date("2026-07-07"))
    #expect(day?.totalMilliseconds == 20_000)
    #expect(day?.marks == [.duplicateRow])
  }

  @Test func changingTheZoneKeepsTheTotals() async throws {
    await fill(from: "2026-06-01", to: "2026-07-08")
    let repository = repository()
    _ = try await repository.sync(.recent) { _ in }
    let before = try await repository.history()
    try await repository.save(Settings(zone: "Asia/Tokyo"))
    let after = try await repository.history()
    #expect(after.zone == "Asia/Tokyo")
    #expect(after.days.map(\.totalMilliseconds) == before.days.map(\.totalMilliseconds))
    #expect(after.sessions == before.sessions)
  }

  @Test func importedRowsNeedNoServer() async throws {
    let repository = repository(remote: false)
    let rows = Rows.history(from: "2026-07-01", to: "2026-07-07")[.summaries] ?? []
    let report = try await repository.adopt(rows, of: .summaries)
    #expect(report.added == 7)
    #expect(try await self.repository(remote: false).history().days.count == 7)
    await #expect(throws: AppError.self) { try await repository.sync(.recent) { _ in } }
  }
}
