import Core
import Foundation
import TestSupport
import Testing

@testable import StatsData

/// A part of the index is the end of the whole, or nothing at all.
struct IndexScopeTests {
  private let folder = TemporaryFolder()
  private let now = Instant.parsed("2026-07-08T12:30:00Z")
  private var today: DateOnly { DateOnly(dayNumber: now.milliseconds / Milliseconds.perDay) }

  /// Four hundred days in months and an index that is newer than they are.
  private func fill() throws -> IndexedDays {
    let history = HistoryGenerator(
      firstDate: today.advanced(by: -399), dayCount: 400, missingShare: 0.02, until: now
    ).generate()
    let cache = DayCache(folder: folder.path)
    for month in GeneratedRows.months(history, fetchedAt: now) { try cache.write(month) }
    let whole = DayIndex.load(in: folder.path, fallbackZone: "Europe/Berlin").days
    try DayIndex.write(whole, in: folder.path)
    try age(months: -60)
    return whole
  }

  private func age(months seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: seconds)],
      ofItemAtPath: folder.path + "/months")
  }

  private func read(_ scope: IndexScope, zone: String = "Europe/Berlin") -> IndexedDays? {
    DayIndex.read(in: folder.path, fallbackZone: zone, scope: scope)
  }

  @Test(arguments: [-1, 0, 1, 7, 33, 200, 398, 500])
  func aPartIsTheEndOfTheWhole(back: Int) throws {
    let whole = try fill()
    let (first, parts) = (today.advanced(by: -back), today.advanced(by: -back / 2))
    let part = try #require(read(IndexScope(daysSince: first, partsSince: parts)))
    let expected = whole.days.filter { $0.date >= first }
    #expect(part.days.map(\.date) == expected.map(\.date))
    #expect(part.days.map(\.total) == expected.map(\.total))
    #expect(part.sessions == whole.sessions.filter { $0.rowDate >= max(first, parts) })
    #expect(part.months == whole.months)
  }

  @Test func everythingIsTheWhole() throws {
    #expect(try fill() == read(.everything))
  }

  @Test func monthsThatChangedSinceAreNotOverlooked() throws {
    _ = try fill()
    try age(months: 60)
    #expect(read(.everything) == nil)
  }

  @Test func anotherZoneOrADamagedFileIsNothing() throws {
    _ = try fill()
    #expect(read(IndexScope(daysSince: today), zone: "UTC") == nil)
    var bytes = try #require(folder.bytes("index.tsv"))
    bytes[bytes.count / 2] ^= 1
    folder.write(bytes, to: "index.tsv")
    try age(months: -60)
    #expect(read(IndexScope(daysSince: today)) == nil)
  }
}
