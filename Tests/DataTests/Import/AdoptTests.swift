import Core
import TestSupport
import Testing

@testable import StatsData

struct AdoptTests {
  private let folder = TemporaryFolder()

  private func repository(_ name: String = "history") -> CachedStatsRepository {
    CachedStatsRepository(
      folder: "\(folder.path)/\(name)",
      settingsFile: SettingsFile(path: folder.path + "/settings.json"), remote: nil,
      clock: .fixed("2026-07-08T12:30:00Z"))
  }

  private func rows(_ text: String, readAt: String = "2026-07-01T12:00:00Z") throws -> [CachedRow] {
    let context = ImportContext(
      name: "x.json", readAt: .parsed(readAt), today: Rows.date("2026-07-08"), fallbackZone: "UTC")
    return try ImportReader.read(Array(text.utf8), context).rows
  }

  @Test func importingTwiceDoublesNothingAndWritesNothing() async throws {
    let rows = try rows(ImportReaderTests.dump)
    let first = try await repository().adopt(rows)
    let month = folder.bytes("history/months/2024-03.json")
    let history = try await repository().history()
    let second = try await repository().adopt(rows)
    #expect((first.added, second.added) == (2, 0))
    #expect(folder.bytes("history/months/2024-03.json") == month)
    #expect(try await repository().history() == history)
  }

  @Test func whatWasExportedComesBackTheSame() async throws {
    _ = try await repository().adopt(try rows(ImportReaderTests.dump))
    _ = try await repository().adopt(try rows(ImportReaderTests.beats))
    var parts: [[UInt8]] = []
    for key in await repository().months() {
      parts += try await repository().rows(of: key).map { OwnExport.text(of: $0) }
    }
    let text =
      OwnExport.opening + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
      + OwnExport.closing
    _ = try await repository("copy").adopt(try rows(text))
    #expect(try await repository("copy").history() == (try await repository().history()))
    #expect(folder.bytes("copy/months/2026-03.json") == folder.bytes("history/months/2026-03.json"))
  }

  /// WakaTime's own total beats one worked out from heartbeats, and an old file never a new one.
  @Test(arguments: [
    (["beats", "total"], 7_000_000), (["total", "beats"], 7_000_000),
    (["total", "older"], 7_000_000), (["older", "total"], 7_000_000),
  ])
  func theBetterRowStays(_ order: [String], _ milliseconds: Int) async throws {
    let texts = [
      "beats": (ImportReaderTests.beats, "2026-07-05T12:00:00Z"),
      "total": (Self.total(7000), "2026-07-01T12:00:00Z"),
      "older": (Self.total(900), "2026-06-01T12:00:00Z"),
    ]
    for name in order {
      let (text, readAt) = try #require(texts[name])
      _ = try await repository().adopt(try rows(text, readAt: readAt))
    }
    let day = try await repository().history().day(Rows.date("2026-03-04"))
    #expect(day?.totalMilliseconds == milliseconds)
  }

  private static func total(_ seconds: Int) -> String {
    #"{"days":[{"date":"2026-03-04","grand_total":{"total_seconds":\#(seconds)}}]}"#
  }

  @Test(arguments: [
    ("atlas", "atlas"), ("=1+1", "\"'=1+1\""), ("-x", "\"'-x\""), ("@a", "\"'@a\""),
    ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("\tx", "\"'\tx\""),
    ("a\nb", "\"a\nb\""), ("プロジェクト", "プロジェクト"),
  ])
  func aNameIsNoFormula(_ name: String, _ field: String) {
    #expect(HistoryCSV.field(name) == field)
  }
}
