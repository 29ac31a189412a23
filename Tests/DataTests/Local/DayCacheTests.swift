import Core
import StatsData
import TestSupport
import Testing

struct DayCacheTests {
  private let folder = TemporaryFolder()
  private let key = MonthKey(Rows.date("2024-03-01"))

  private var month: CachedMonth {
    CachedMonth(
      key: key, coveredTo: Rows.date("2024-03-31"),
      rows: [
        Rows.cached(
          .summaries, "2024-03-02", "{ \"grand_total\": {\"total_seconds\": 1683133200.0},\n 1:2}"),
        Rows.cached(
          .summaries, "2024-03-01", "{\"a\" : [1.10, 1e3, \"\\u00e9\\n\"]}",
          updatedAt: "2024-03-02T01:01:00.123456+00:00"),
        Rows.cached(.durations, "2024-03-01", "[]"),
        Rows.cached(.durations, "2024-03-31", "null"),
      ])
  }

  @Test func rowsComeBackVerbatim() throws {
    let cache = DayCache(folder: folder.path)
    try cache.write(month)
    let read = try #require(try cache.read(key))
    #expect(read == month)
    let payload = read.row(.summaries, Rows.date("2024-03-01"))?.payload ?? []
    #expect(String(decoding: payload, as: UTF8.self) == "{\"a\" : [1.10, 1e3, \"\\u00e9\\n\"]}")
    #expect(cache.stamps().keys.sorted() == [key])
  }

  @Test(arguments: ["cut", "short", "garbage", "empty", "flip", "othermonth"])
  func damageIsFound(_ damage: String) throws {
    let cache = DayCache(folder: folder.path)
    try cache.write(month)
    var bytes = try #require(folder.bytes("months/2024-03.json"))
    switch damage {
    case "cut": bytes.removeLast(10)
    case "short": bytes = Array(bytes.prefix(20))
    case "garbage": bytes = (0..<400).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    case "flip":
      let place = bytes.lastIndex(of: UInt8(ascii: "8")) ?? 0
      bytes[place] = UInt8(ascii: "9")
    case "othermonth":
      bytes = Array(
        String(decoding: bytes, as: UTF8.self).replacing("2024-03", with: "2024-04").utf8)
    default: bytes = []
    }
    folder.write(bytes, to: "months/2024-03.json")
    #expect(throws: AppError.self) { try cache.read(key) }
    #expect(cache.isDamaged(key))
    #expect(cache.setAside(key) == "2024-03.json.bad-1")
    #expect(folder.bytes("months/2024-03.json.bad-1") == bytes)
    let left = try cache.read(key)
    #expect(left == nil)
  }

  @Test func aNewerFormatIsLeftAlone() throws {
    let cache = DayCache(folder: folder.path)
    folder.write(
      "{\"format\":3,\"month\":\"2024-03\",\"rows\":[\n]}\n", to: "months/2024-03.json")
    let error = #expect(throws: AppError.self) { try cache.read(key) }
    #expect(error?.message.contains("newer codingfit") == true)
    #expect(!cache.isDamaged(key))
  }

  @Test func theNewestAnswerCounts() {
    var merged = month
    let row = Rows.cached(.durations, "2024-03-01", "[ ]")
    let outside = Rows.cached(.durations, "2024-04-01", "[]")
    let first = merged.merge([row, outside])
    let second = merged.merge([row])
    #expect([first, second] == [true, false])
    #expect(merged.rows.count == 4)
    #expect(merged.row(.durations, row.date)?.payload.count == 3)
  }
}
