import Core
import TestSupport
import Testing

@testable import StatsData

struct ImportReaderTests {
  private func read(_ text: String, name: String = "file.json") throws -> ImportedFile {
    let context = ImportContext(
      name: name, readAt: .parsed("2026-07-08T12:00:00Z"), today: Rows.date("2026-07-08"),
      fallbackZone: "Europe/Berlin")
    return try ImportReader.read(Array(text.utf8), context)
  }

  private func reading(_ file: ImportedFile, _ date: String) throws -> (DayReading, [Session]) {
    var mapping = RowMapping(fallbackZone: "UTC")
    let day = file.rows.filter { $0.date == Rows.date(date) }
    return mapping.reading(
      of: Rows.date(date), summary: day.first { $0.table == .summaries },
      durations: day.first { $0.table == .durations })
  }

  static let dump = """
    {"user": {"timezone": "America/New_York"}, "range": {"start": 1, "end": 2}, "days": [
      {"date": "2024-03-05", "grand_total": {"total_seconds": 5400.25},
       "projects": [{"name": "atlas", "grand_total": {"total_seconds": 5400.25}, "entities": []}],
       "categories": [{"name": "AI Coding", "total_seconds": 5400.25}],
       "dependencies": [{"name": "vast", "total_seconds": 999999}]},
      {"date": "2024-03-06", "grand_total": {"total_seconds": 0}, "projects": []},
      {"date": "2124-03-06", "grand_total": {"total_seconds": 1}},
      {"date": "2024-03-07", "grand_total": null}]}
    """

  @Test func inADailyDumpTheTimeOfAProjectIsItsGrandTotal() throws {
    let file = try read(Self.dump)
    let (day, _) = try reading(file, "2024-03-05")
    #expect(day.total == .known(milliseconds: 5_400_250))
    #expect(day.projects == [NamedTime(name: "atlas", milliseconds: 5_400_250)])
    #expect(day.zone == "America/New_York")
    #expect(day.marks == [.imported, .sessionsIncomplete])
    #expect(try reading(file, "2024-03-06").0.total == .known(milliseconds: 0))
  }

  @Test func whatADumpHasNoUseForIsToldOrLeftOut() throws {
    let file = try read(Self.dump)
    #expect(file.skipped == ["2124-03-06 lies in the future", "2024-03-07 has no total"])
    #expect(!file.rows.contains { String(decoding: $0.payload, as: UTF8.self).contains("vast") })
  }

  /// 23:10 a, 23:20 b, a pause of 26 minutes, 23:46:40 b, 23:55 b, then midnight, 0:03:20 b, 0:05 b.
  static let beats = """
    {"user": {"timezone": "UTC"}, "days": [
      {"date": "2026-03-05", "heartbeats": [
        {"time": 1772669100.0, "project": "b"}, {"time": 1772669000.0, "project": "b"}]},
      {"date": "2026-03-04", "heartbeats": [
        {"time": 1772665800, "project": "a", "category": "ai coding"},
        {"time": 1772666400.0, "project": "b"}, {"time": 1772668000.0, "project": "b"},
        {"time": 1772668500.0, "project": "b"}, {"time": 1772668500.0, "project": "b"},
        {"time": null, "project": "b"}]},
      {"date": "2026-03-06", "heartbeats": []}]}
    """

  @Test func heartbeatsAreJoinedWithinFifteenMinutesAndCutAtMidnight() throws {
    let file = try read(Self.beats)
    let (day, sessions) = try reading(file, "2026-03-04")
    #expect(day.total == .known(milliseconds: 1_400_000))
    #expect(sessions.map(\.milliseconds) == [600_000, 800_000])
    let (next, after) = try reading(file, "2026-03-05")
    #expect(next.total == .known(milliseconds: 300_000))
    #expect(after.map(\.start.milliseconds) == [1_772_668_800_000])
    #expect(file.skipped == ["heartbeats without a time: 1"])
  }

  @Test func aDayWithoutHeartbeatsIsZeroAndSessionsMatchTotals() throws {
    let file = try read(Self.beats)
    #expect(try reading(file, "2026-03-06").0.total == .known(milliseconds: 0))
    #expect(try reading(file, "2026-03-04").0.marks == [.imported])
  }

  @Test(arguments: [
    (
      #"{"data":[{"grand_total":{"total_seconds":60},"range":{"date":"2024-03-05"}}]}"#,
      "file.json",
      ImportKind.summaries
    ),
    (
      #"{"data":{"grand_total":{"total_seconds":60},"range":{"date":"2024-03-05"}}}"#, "x.json",
      .summaries
    ),
    (#"{"grand_total":{"total_seconds":60}}"#, "summary_2024-03-05.json", .summaries),
    (#"[{"time":1709632800,"duration":60,"project":"a"}]"#, "2024-03-05.json", .durations),
    (
      #"{"data":[{"time":1709674200,"duration":60}],"timezone":"America/New_York"}"#, "x.json",
      .durations
    ),
    (
      #"{"data":[],"start":"2024-03-05T05:00:00Z","timezone":"America/New_York"}"#, "x.json",
      .durations
    ),
    (#"[{"date":"2024-03-05","data":[]}]"#, "x.json", .tableRows),
    (#"[{"date":"2024-03-05","data":{"grand_total":{"total_seconds":1}}}]"#, "x.json", .tableRows),
    (#"[{"date":"2024-03-05","grand_total":{"total_seconds":1}}]"#, "x.json", .tableRows),
    (
      #"{"data":[{"grand_total":{"total_seconds":60},"range":{"date":"2024-04-01T10:00:00+01:00","#
        + #""start":"2024-03-05T00:00:00+01:00"}}]}"#, "wakapi.json", .summaries
    ),
  ])
  func shapesAreTold(_ text: String, _ name: String, _ kind: ImportKind) throws {
    let file = try read(text, name: name)
    #expect(file.kind == kind)
    #expect(file.dates == [Rows.date("2024-03-05")])
  }

  @Test(arguments: [
    ("", "the file is empty"), ("{\"days\":\n[", "the file ends too early, at line 2"),
    ("<html>", "it is not valid JSON, at line 1"),
    ("PK\u{3}\u{4}x", "it is compressed: unpack it first"),
    ("{\"a\":1}", "it holds no days, durations or heartbeats that codingfit knows"),
    ("[]", "it holds no days, durations or heartbeats that codingfit knows"),
    (
      #"{"codingfit":"history","format":2,"rows":[]}"#,
      "it holds no days, durations or heartbeats that codingfit knows"
    ),
  ])
  func aBadFileIsASentence(_ text: String, _ reason: String) {
    #expect(throws: ImportReader.Refusal(reason: reason)) { try read(text) }
  }
}
