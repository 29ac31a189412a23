import Core
import Foundation
import TestSupport
import Testing

@testable import StatsData

struct DayIndexTests {
  private let folder = TemporaryFolder()
  private let fetched = Instant.parsed("2026-07-08T12:30:00Z")

  private func fill(_ days: Int = 400) throws -> GeneratedHistory {
    let now = Instant.parsed("2026-07-08T12:30:00Z")
    let today = DateOnly(dayNumber: now.milliseconds / Milliseconds.perDay)
    let history = HistoryGenerator(
      firstDate: today.advanced(by: 1 - days), dayCount: days, missingShare: 0.02,
      unreadableShare: 0, until: now
    ).generate()
    let cache = DayCache(folder: folder.path)
    for month in GeneratedRows.months(history, fetchedAt: fetched) { try cache.write(month) }
    return history
  }

  private func load() -> LoadedIndex {
    DayIndex.load(in: folder.path, fallbackZone: "Europe/Berlin")
  }

  @Test func monthsGiveBackTheHistoryThatWentIn() throws {
    let made = try fill()
    let read = load().days.history(settings: Settings(), systemZone: "Europe/Berlin", now: fetched)
    let totals = read.days.map { [$0.date.dayNumber, $0.totalMilliseconds] }
    #expect(totals == made.days.map { [$0.date.dayNumber, $0.totalMilliseconds] })
    #expect(read.sessions == made.sessions)
    #expect(read.days.map(\.categories) == made.days.map(\.categories))
    #expect(read.days.map(\.state) == made.days.map(\.state))
    let marked = read.days.filter { !$0.marks.isEmpty }
    #expect(marked.isEmpty)
  }

  @Test func indexIsWhatTheMonthsGive() throws {
    _ = try fill()
    let rebuilt = load()
    try DayIndex.write(rebuilt.days, in: folder.path)
    #expect(DayIndex.read(in: folder.path) == rebuilt.days)
    let again = load()
    #expect(again.days == rebuilt.days)
    #expect([rebuilt.isChanged, again.isChanged] == [true, false])
  }

  @Test func aMonthThatChangedIsReadAgain() throws {
    _ = try fill(100)
    try DayIndex.write(load().days, in: folder.path)
    let cache = DayCache(folder: folder.path)
    var month = try #require(try cache.read(MonthKey(Rows.date("2026-06-01"))))
    _ = month.merge([
      CachedRow(
        Rows.summary("2026-06-10", seconds: 12_345), table: .summaries, fetchedAt: fetched)
    ])
    try cache.write(month)
    let loaded = load()
    #expect(loaded.isChanged)
    #expect(loaded.days.day(Rows.date("2026-06-10"))?.total == .known(milliseconds: 12_345_000))
  }

  @Test(arguments: ["cut", "flip", "garbage", "empty", "version"])
  func aBadIndexIsMadeAnew(_ damage: String) throws {
    _ = try fill(60)
    let good = load().days
    try DayIndex.write(good, in: folder.path)
    var bytes = try #require(folder.bytes("index.tsv"))
    switch damage {
    case "cut": bytes.removeLast(bytes.count / 3)
    case "flip": bytes[bytes.count / 2] ^= 1
    case "garbage": bytes = Array("not an index\n\u{0}".utf8)
    case "version":
      let text = String(decoding: bytes, as: UTF8.self)
      bytes = Array(text.replacing("codingfit-index\t1", with: "codingfit-index\t2").utf8)
    default: bytes = []
    }
    folder.write(bytes, to: "index.tsv")
    #expect(DayIndex.read(in: folder.path) == nil)
    #expect(load().days == good)
  }

  /// Damage that the checksum would not find must still not bring the program down.
  @Test(arguments: 0..<8)
  func noTextTrapsTheReader(_ seed: UInt64) throws {
    _ = try fill(40)
    try DayIndex.write(load().days, in: folder.path)
    let bytes = try #require(folder.bytes("index.tsv"))
    let newline = try #require(bytes.firstIndex(of: 0x0A))
    var random = SeededRandom(seed: seed)
    var usable = 0
    for _ in 0..<40 {
      var body = Array(bytes[(newline + 1)...])
      for _ in 0..<random.whole(1...4) {
        body[random.whole(0...body.count - 1)] = UInt8(random.whole(9...58))
      }
      let head = String(decoding: bytes[..<newline], as: UTF8.self).split(separator: "\t")
      let line = "\(head[0])\t1\t\(WordChecksum.hex(body))\t\(head[3])\t\(head[4])\n"
      folder.write(Array(line.utf8) + body, to: "index.tsv")
      usable += DayIndex.read(in: folder.path) == nil ? 0 : 1
    }
    #expect(usable < 40)
  }

  /// A folder that cannot be opened is not an empty one: what the index knows stays.
  @Test func monthsThatCannotBeLookedForAreTold() throws {
    _ = try fill(40)
    try DayIndex.write(load().days, in: folder.path)
    let known = load().days
    try FileManager.default.moveItem(
      atPath: folder.path + "/months", toPath: folder.path + "/elsewhere")
    folder.write("x", to: "months")
    let read = load()
    #expect(read.days == known && !read.days.days.isEmpty && !read.isChanged)
    #expect(
      read.problems.map(\.message) == [
        "\(folder.path)/months: a file lies where a folder is needed."
      ])
  }

  /// The checksum is right: a number of 19 digits wraps to the least there is, which has no opposite.
  @Test(arguments: [
    "s\t-9223372036854775808\t1\t0\t0\t0\n", "s\t20000\t1\t-9223372036854775808\t0\t0\n",
    "s\t20000\t1\t0\t9223372036854775807\t0\n", "m\t24000\t0\t0\t9223372036854775807\n",
  ])
  func noNumberIsTooGreat(body: String) {
    let body = Array(body.utf8)
    let count = body[0] == UInt8(ascii: "s") ? 1 : 0
    let sum = WordChecksum.hex(body)
    let line = "\(IndexText.head)\t\(IndexText.version)\t\(sum)\t0\t\(count)\n"
    folder.write(Array(line.utf8) + body, to: "index.tsv")
    #expect(DayIndex.read(in: folder.path) == nil)
  }

  @Test func namesWithTabsAndLinesSurvive() throws {
    var day = DayReading(date: Rows.date("2026-07-01"), total: .unreadable("a\tb\\n\nc"))
    day.projects = [NamedTime(name: "プロジェクト-ñ-👩‍💻\t\\", milliseconds: 1)]
    day.marks = Set(DayMark.allCases)
    let session = Session(
      start: Instant(milliseconds: -5), milliseconds: 0, project: nil, rowDate: day.date)
    let index = IndexedDays(fallbackZone: "UTC", days: [day], sessions: [session])
    try DayIndex.write(index, in: folder.path)
    #expect(DayIndex.read(in: folder.path) == index)
  }
}
