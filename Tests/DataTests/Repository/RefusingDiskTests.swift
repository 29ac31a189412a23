import Core
import Foundation
import TestSupport
import Testing

@testable import StatsData

/// Whatever the disk refuses: a sentence, the rows in memory, and the disk again once it can.
struct RefusingDiskTests {
  private let folder = TemporaryFolder()
  private let remote = StubRemoteSource()

  private func repository() -> CachedStatsRepository {
    CachedStatsRepository(
      folder: folder.path + "/history",
      settingsFile: SettingsFile(path: folder.path + "/settings.json"), remote: remote,
      clock: .fixed("2026-07-08T12:30:00Z"))
  }

  private func fill() async {
    for (table, rows) in Rows.history(from: "2026-06-20", to: "2026-07-08") {
      await remote.set(table, rows)
    }
  }

  private func obstruct(_ kind: String) throws -> String {
    let months = folder.path + "/history/months"
    let files = FileManager.default
    switch kind {
    case "a file for a folder":
      folder.write("x", to: "history/months")
      return months
    case "a link":
      folder.write("x", to: "elsewhere")
      try files.createDirectory(atPath: months, withIntermediateDirectories: true)
      let path = months + "/2026-07.json"
      try files.createSymbolicLink(
        atPath: path, withDestinationPath: folder.path + "/elsewhere")
      return path
    default:
      let path = months + "/2026-07.json"
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      return path
    }
  }

  @Test(arguments: ["a file for a folder", "a folder for a file"])
  func theHistoryLivesInMemoryUntilTheDiskTakesIt(_ kind: String) async throws {
    await fill()
    let obstacle = try obstruct(kind)
    let repository = repository()
    let error = await #expect(throws: AppError.self) {
      try await repository.sync(.recent) { _ in }
    }
    #expect(error?.kind == .storage)
    #expect(try await repository.history().days.count == 19)
    try FileManager.default.removeItem(atPath: obstacle)
    _ = try await repository.sync(.everything) { _ in }
    #expect(try await self.repository().history().days.count == 19)
  }

  @Test func aLinkIsNeverWrittenThrough() async throws {
    await fill()
    _ = try obstruct("a link")
    _ = try? await repository().sync(.recent) { _ in }
    #expect(folder.bytes("elsewhere") == Array("x".utf8))
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func aReadOnlyFolderIsASentence() async throws {
    await fill()
    folder.write("", to: "history/x")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500], ofItemAtPath: folder.path + "/history")
    let repository = repository()
    let error = await #expect(throws: AppError.self) {
      try await repository.sync(.recent) { _ in }
    }
    #expect(error?.message.hasPrefix("No permission to write") == true)
    #expect(try await repository.history().days.count == 19)
  }

  @Test func twoSyncsOverOneFolderLoseNothing() async throws {
    await fill()
    let (left, right) = (repository(), repository())
    async let first = left.sync(.everything) { _ in }
    async let second = right.sync(.everything) { _ in }
    _ = try await (first, second)
    #expect(try await repository().history().days.count == 19)
    #expect(folder.names("history/months") == ["2026-06.json", "2026-07.json"])
  }

  @Test func sinceReadsEveryMonthFromThereOnAgain() async throws {
    await fill()
    let repository = repository()
    _ = try await repository.sync(.recent) { _ in }
    await remote.put(.summaries, Rows.summary("2026-06-20", seconds: 4_320))
    await remote.forgetQueries()
    let report = try await repository.sync(.since(Rows.date("2026-06-25"))) { _ in }
    #expect(await remote.queries.contains { $0.from == Rows.date("2026-06-01") })
    #expect(
      report.revisions == [
        Revision(
          date: Rows.date("2026-06-20"), oldMilliseconds: 3_600_000, newMilliseconds: 4_320_000)
      ])
  }
}
