import Core
import TestSupport
import Testing

@testable import StatsData

struct DayStateRuleTests {
  @Test(arguments: [
    ("Europe/Berlin", "2026-07-07", "2026-07-08T01:01:00Z"),
    ("America/Los_Angeles", "2026-07-07", "2026-07-09T01:01:00Z"),
    ("Asia/Bangkok", "2026-07-07", "2026-07-08T01:01:00Z"),
    ("UTC", "2026-07-07", "2026-07-08T01:01:00Z"),
    ("Atlantic/Azores", "2026-12-07", "2026-12-08T01:01:00Z"),
    ("Atlantic/South_Georgia", "2026-07-07", "2026-07-09T01:01:00Z"),
    // Its 6 September begins at 01:00, four hours behind UTC until then.
    ("America/Santiago", "2026-09-05", "2026-09-07T01:01:00Z"),
    ("Pacific/Kiritimati", "2026-07-07", "2026-07-08T01:01:00Z"),
  ])
  func closing(_ zone: String, _ date: String, _ moment: String) {
    let instant = DayStateRule.closing(of: Rows.date(date), in: ZoneCalendar.named(zone))
    #expect(ServerTime.text(instant) == moment)
  }

  @Test(arguments: [
    ("America/Santiago", "2026-09-06", "2026-09-06T04:00:00Z"),
    ("America/Santiago", "2026-09-07", "2026-09-07T03:00:00Z"),
    ("America/Santiago", "2026-04-05", "2026-04-05T04:00:00Z"),
    ("Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z"),
    ("Europe/Berlin", "2026-03-30", "2026-03-29T22:00:00Z"),
    ("Australia/Lord_Howe", "2026-10-04", "2026-10-03T13:30:00Z"),
    ("Australia/Melbourne", "2021-04-15", "2021-04-14T14:00:00Z"),
  ])
  func starts(_ zone: String, _ date: String, _ moment: String) {
    let calendar = ZoneCalendar.named(zone)
    let start = calendar.start(of: Rows.date(date))
    #expect(ServerTime.text(start) == moment)
    #expect(calendar.date(at: start) == Rows.date(date))
    #expect(calendar.date(at: start.advanced(byMilliseconds: -1)) < Rows.date(date))
  }

  @Test(arguments: [
    ("2026-08-22T20:00:00Z", "Australia/Sydney", "2026-08-23"),
    ("2026-01-14T00:30:00Z", "America/New_York", "2026-01-13"),
    ("2026-08-22T04:30:00Z", "America/Bogota", "2026-08-21"),
  ])
  func datesOnTheWall(_ moment: String, _ zone: String, _ date: String) {
    #expect(ZoneCalendar.named(zone).date(at: Instant.parsed(moment)) == Rows.date(date))
  }

  @Test(arguments: [
    (3_600_000, true, "2026-07-22", DayState.settled), (3_600_000, true, "2026-07-21", .open),
    (3_600_000, false, "2026-09-01", .open), (0, true, "2026-07-08", .zero),
    (0, false, "2026-07-08", .open), (0, false, "2026-07-07", .partial),
    (60_000, false, "2026-07-07", .partial), (60_000, false, "2026-07-06", .noRow),
  ])
  func states(_ total: Int, _ isClosed: Bool, _ today: String, _ state: DayState) {
    var reading = DayReading(date: Rows.date("2026-07-07"), total: .known(milliseconds: total))
    reading.isClosed = isClosed
    let stat = DayStateRule.stat(
      reading, today: Rows.date(today), now: Instant.parsed("\(today)T12:00:00Z"))
    #expect(stat.state == state)
    #expect(stat.marks.contains(.inFuture) == (today == "2026-07-06"))
    #expect(stat.totalMilliseconds == (state == .noRow ? 0 : total))
  }

  @Test func aTravellersTodayIsNotTheFuture() {
    var reading = DayReading(date: Rows.date("2026-07-08"), total: .known(milliseconds: 60_000))
    reading.zone = "Asia/Tokyo"
    let stat = DayStateRule.stat(
      reading, today: Rows.date("2026-07-07"), now: Instant.parsed("2026-07-07T16:00:00Z"))
    #expect(stat.state == .partial)
    #expect(stat.marks.isEmpty)
  }
}
