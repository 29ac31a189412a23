import Core
import TestSupport
import Testing

@testable import StatsData

struct RowMappingTests {
  private func read(
    _ payload: String, durations: String? = nil, date: String = "2026-07-07"
  ) -> DayStat {
    var mapping = RowMapping(fallbackZone: "Europe/Berlin")
    let reading = mapping.reading(
      of: Rows.date(date), summary: Rows.cached(.summaries, date, payload),
      durations: durations.map { Rows.cached(.durations, date, $0) })
    return DayStateRule.stat(
      reading.day, today: Rows.date("2026-08-01"), now: Instant.parsed("2026-08-01T12:00:00Z"))
  }

  private func day(total: String, rest: String = "") -> String {
    "{\"grand_total\":{\"total_seconds\":\(total),\"decimal\":\"9.99\"}\(rest)}"
  }

  @Test(arguments: [
    ("30.76", 30_760), ("5", 5_000), ("\"27286.734308\"", 27_286_734), ("0.0005", 1), ("0", 0),
    ("3.6e3", 3_600_000), ("86399.9994", 86_399_999),
  ])
  func totals(_ text: String, _ milliseconds: Int) {
    let day = read(day(total: text))
    #expect(day.totalMilliseconds == milliseconds)
    #expect(day.isKnown)
  }

  @Test(arguments: [
    "null", "[]", "\"{}\"", "7", "{}", "{\"grand_total\":null}", "{\"grand_total\":{}}",
    "{\"grand_total\":{\"total_seconds\":null}}", "{\"grand_total\":{\"total_seconds\":\"x\"}}",
    "{\"grand_total\":{\"total_seconds\":\"nan\"}}",
    "{\"grand_total\":{\"total_seconds\":\"0x10\"}}",
    "{\"grand_total\":{\"total_seconds\":1e300}}",
    "{\"grand_total\":{\"total_seconds\":1683133200.0}}", "{\"grand_total\":[]}", "{\"grand_tot",
  ])
  func unreadableRowsAreUnknown(_ payload: String) {
    let day = read(payload)
    guard case .unreadable(let reason) = day.state else {
      Issue.record("\(payload) was read as \(day.state)")
      return
    }
    #expect(!reason.isEmpty)
    #expect(day.totalMilliseconds == 0)
  }

  @Test(arguments: [
    ("\"projects\":null", [NamedTime]()),
    ("\"projects\":{}", []),
    ("\"projects\":[null,7,{},{\"name\":\"a\",\"total_seconds\":null}]", []),
    (
      "\"projects\":[{\"name\":null,\"total_seconds\":1},{\"name\":\"unknown\",\"total_seconds\":2}]",
      [NamedTime(name: "Unknown Project", milliseconds: 3_000)]
    ),
    (
      "\"projects\":[{\"name\":\" a \",\"total_seconds\":1.5},{\"name\":\"a\",\"total_seconds\":-2}]",
      [NamedTime(name: "a", milliseconds: 1_500)]
    ),
    (
      "\"projects\":[{\"percent\":100,\"name\":\"プロジェクト-ñ-👩‍💻\",\"total_seconds\":60,\"color\":null}]",
      [NamedTime(name: "プロジェクト-ñ-👩‍💻", milliseconds: 60_000)]
    ),
  ])
  func projects(_ member: String, _ expected: [NamedTime]) {
    #expect(read(day(total: "60", rest: ",\(member)")).projects == expected)
  }

  @Test(arguments: ["null", "\"\"", "\"none\"", "\" \"", "5"])
  func aCategoryWithoutANameIsUncategorised(_ name: String) {
    let item = ",\"categories\":[{\"name\":\(name),\"total_seconds\":60}]"
    let day = read(day(total: "60", rest: item))
    #expect(day.categories == [NamedTime(name: "Uncategorised", milliseconds: 60_000)])
    #expect(day.marks == [.unnamedPart])
  }

  @Test(arguments: [
    ("-1", [DayMark.negativeTotal]), ("86400", [.sessionsIncomplete]),
    ("86400.001", [.over24Hours, .sessionsIncomplete]), ("60", []),
    ("60.001", [.sessionsIncomplete]),
  ])
  func oddTotalsAreMarked(_ total: String, _ marks: [DayMark]) {
    #expect(read(day(total: total)).marks == Set(marks))
  }

  @Test(arguments: [
    ("{\"timezone\":\"Asia/Bangkok\"}", "Asia/Bangkok", false),
    ("{\"timezone\":\"CEST\"}", nil, true),
    ("{\"timezone\":\"+07\"}", nil, true), ("{}", nil, false), ("null", nil, false),
    ("{\"timezone\":null}", nil, false), ("{\"timezone\":\"Mars/Olympus\"}", nil, true),
  ])
  func zones(_ range: String, _ zone: String?, _ isUnknown: Bool) {
    let day = read(day(total: "1", rest: ",\"range\":\(range)"))
    #expect(day.zone == zone)
    #expect(day.marks.contains(.unknownZone) == isUnknown)
  }

  @Test func sessionsStandInForASummary() {
    // 08:00 to 09:00 and, beside it, 08:30 to 09:30 in Berlin.
    let list =
      "[{\"time\":1783404000,\"duration\":3600,\"project\":\"a\"},"
      + "{\"time\":1783405800.0,\"duration\":3600,\"project\":null}]"
    let day = read("null", durations: list)
    #expect(day.totalMilliseconds == 5_400_000)
    #expect(day.marks == [.totalFromSessions])
    #expect(day.projects.map(\.milliseconds) == [3_600_000, 3_600_000])
  }

  @Test(arguments: [
    ("1783404000", []), ("1783375200", []), ("1783375199", [DayMark.sessionOutsideDay]),
    ("1783461600", [.sessionOutsideDay]),
  ])
  func sessionsOfAnotherDayAreMarked(_ start: String, _ marks: [DayMark]) {
    let day = read(day(total: "60"), durations: "[{\"time\":\(start),\"duration\":60.0}]")
    #expect(day.marks == Set(marks))
  }

  @Test func overlappingProjectsDoNotMakeADayIncomplete() {
    let list =
      "{\"data\":[{\"time\":1783404000,\"duration\":3600,\"project\":\"a\"},"
      + "{\"time\":1783404000,\"duration\":3600,\"project\":\"b\"}],\"timezone\":\"UTC\"}"
    #expect(read(day(total: "3600"), durations: list).marks.isEmpty)
    #expect(read(day(total: "3661"), durations: list).marks == [.sessionsIncomplete])
  }
}
