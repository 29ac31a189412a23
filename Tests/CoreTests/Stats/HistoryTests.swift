import Core
import Testing

@Suite struct HistoryTests {
  @Test func ofTwoRowsTheOneUpdatedLastCounts() {
    let date = Sample.date("2026-07-07")
    let rows = [5, 9, 2].map {
      DayStat(
        date: date, state: .settled, totalMilliseconds: $0,
        updatedAt: Instant(milliseconds: $0))
    }
    #expect(Sample.history(rows).days.map(\.totalMilliseconds) == [9])
  }

  @Test func aSessionInTwoRowsBelongsToTheEarlier() {
    let sessions = ["2026-07-07", "2026-07-06"].map {
      Sample.session($0, "2026-07-06T23:00:00+02:00", minutes: 60)
    }
    let history = Sample.history([], sessions)
    #expect(history.sessions.map(\.rowDate) == [Sample.date("2026-07-06")])
    #expect(history.wallClock(Sample.date("2026-07-07")) == 0)
  }

  @Test(arguments: [
    ("2026-07-08T03:59:59+02:00", "2026-07-06"), ("2026-07-08T04:00:00+02:00", "2026-07-07"),
    ("2026-03-29T03:30:00+02:00", "2026-03-27"), ("2026-10-25T23:59:59+01:00", "2026-10-24"),
  ])
  func asOfIsTheLastCompleteLogicalDay(now: String, asOf: String) {
    #expect(Sample.history([]).asOf(at: Sample.instant(now)).description == asOf)
  }

  @Test func daysOffMayOverlapInAnyOrder() {
    let ranges = [("2026-07-10", "2026-07-12"), ("2026-07-01", "2026-07-20")]
    let settings = Settings(
      daysOff: ranges.compactMap {
        DayRange(first: Sample.date($0.0), last: Sample.date($0.1))
      })
    let history = Sample.history([], settings: settings)
    let off = Sample.days("2026-06-29", "2026-07-23").filter { history.isDayOff($0) }
    #expect(off == Array(Sample.days("2026-07-01", "2026-07-20")))
  }

  @Test func unreadableRowsAreUnknown() {
    let row = DayStat(
      date: Sample.date("2026-07-07"), state: .unreadable("no total"), totalMilliseconds: 0)
    let now = Sample.instant(Sample.now)
    #expect(Ring(of: row.date, in: Sample.history([row]), now: now).status == .unknown)
  }
}
