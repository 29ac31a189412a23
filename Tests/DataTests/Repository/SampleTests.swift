import Core
import TestSupport
import Testing

@testable import StatsData

/// Real, anonymised rows in both layouts.
struct SampleTests {
  private func payloads(_ file: String) throws -> [(date: String, payload: String, raw: JSONTree)] {
    let bytes = Fixtures.bytes("Samples/\(file).json")
    return try JSONScanner.elements(of: bytes).map { range in
      let members = try JSONScanner.members(of: bytes, in: range)
      let text = String(decoding: bytes[range], as: UTF8.self)
      let data = members.last { $0.name == "data" }
        .map { String(decoding: bytes[$0.value], as: UTF8.self) }
      let date = members.last { $0.name == "date" }
        .map { String(decoding: bytes[$0.value], as: UTF8.self).replacing("\"", with: "") }
      let raw = try JSONTree(parsing: Array((data ?? text).utf8))
      return (date ?? "", data ?? text, raw)
    }
  }

  private func readings(_ file: String) throws -> [DayReading] {
    var mapping = RowMapping(fallbackZone: "UTC")
    return try payloads(file).map { row in
      mapping.reading(
        of: Rows.date(row.date), summary: Rows.cached(.summaries, row.date, row.payload),
        durations: nil
      ).day
    }
  }

  @Test(arguments: ["summaries-wrapped", "summaries-flattened"])
  func partsOfRealDaysAddUp(_ file: String) throws {
    let days = try readings(file)
    #expect(days.count == 14)
    let wrong = days.filter { day in
      guard case .known(let total) = day.total else { return true }
      // Each part is rounded on its own.
      return [day.projects, day.categories].contains { parts in
        abs(parts.reduce(0) { $0 + $1.milliseconds } - total) > parts.count
      }
    }
    #expect(wrong.isEmpty)
    #expect(Set(days.map(\.zone)) == ["Asia/Bangkok"])
  }

  @Test func bothLayoutsGiveTheSameDays() throws {
    let wrapped = try readings("summaries-wrapped")
    let flattened = try readings("summaries-flattened")
    #expect(wrapped == flattened)
    #expect(wrapped.first?.total == .known(milliseconds: 27_286_734))
  }

  @Test func realSessionsAddUpToTheirDay() throws {
    let row = try #require(try payloads("durations").first)
    let summary = try #require(try payloads("summaries-wrapped").first { $0.date == row.date })
    var mapping = RowMapping(fallbackZone: "UTC")
    let (day, sessions) = mapping.reading(
      of: Rows.date(row.date), summary: Rows.cached(.summaries, row.date, summary.payload),
      durations: Rows.cached(.durations, row.date, row.payload))
    #expect(day.marks.isEmpty)
    #expect(day.total == .known(milliseconds: 28_483_033))
    let sum = sessions.reduce(0) { $0 + $1.milliseconds }
    #expect(abs(sum - 28_483_033) <= sessions.count)
    #expect(sessions.first?.start == Instant(milliseconds: 1_683_133_200_000))
  }

  @Test func theRawRowHoldsTheBreakdown() throws {
    let row = try #require(try payloads("summaries-flattened").first)
    let breakdown = BreakdownPayload.read(Rows.cached(.summaries, row.date, row.payload))
    #expect(breakdown?.editors == [NamedTime(name: "VS Code", milliseconds: 27_286_734)])
    #expect(breakdown?.machines?.count == 1)
    let none = BreakdownPayload.read(
      Rows.cached(
        .summaries, row.date, "{\"grand_total\":{\"total_seconds\":9},\"editors\":[]}"))
    #expect(none == DayBreakdown(editors: nil, languages: nil, machines: nil))
  }
}
