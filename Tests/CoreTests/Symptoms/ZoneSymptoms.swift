import Core
import Testing

/// What users of other trackers reported, each with the right value: zones and DST.
@Suite struct ZoneSymptoms {
  static let met = (1...5).map { Sample.day("2026-06-0\($0)", hours: 4) }

  @Test(arguments: ["UTC", "Europe/Berlin", "Pacific/Auckland", "Pacific/Honolulu"])
  func streakDiffersBetweenZones(zone: String) {
    let history = Sample.history(Self.met, zone: zone)
    let streak = Streak(history, now: Sample.instant("2026-06-06T12:00:00Z"))
    #expect(streak.current == 5)
  }

  @Test(arguments: [
    ("2026-08-21T20:00:00Z", "Australia/Sydney", "2026-08-22"),
    ("2026-01-14T00:30:00Z", "America/New_York", "2026-01-13"),
    ("2026-08-22T04:30:00Z", "America/Bogota", "2026-08-21"),
    ("2026-07-31T23:30:00-07:00", "America/Los_Angeles", "2026-07-31"),
    ("2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-25"),
  ])
  func todayIsTheDateInGreenwich(now: String, zone: String, today: String) {
    let history = Sample.history([], zone: zone)
    #expect(history.today(at: Sample.instant(now)).description == today)
  }

  @Test func defaultMonthStartsTomorrowAfterMidnightUTC() {
    let history = Sample.history([], zone: "America/Los_Angeles")
    let view = RangeView(
      .month, holding: history.today(at: Sample.instant("2026-07-31T23:30:00-07:00")),
      in: history, now: Sample.instant("2026-07-31T23:30:00-07:00"))
    #expect(view.range == Sample.days("2026-07-01", "2026-07-31"))
  }

  @Test func weekShowsTwoMondays() {
    let week = RangeView.range(.week, holding: Sample.date("2026-10-28"), weekStart: 2)
    #expect(
      week.map { DateText.weekday($0.weekday) } == [
        "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun",
      ])
  }

  @Test func everyDayMovedOneBack() {
    #expect(DateText.day(Sample.date("2018-05-28")) == "Mon 28 May")
  }

  @Test func aucklandWorkDayIsSplitOverTwoBars() {
    let row = Sample.session("2026-08-22", "2026-08-21T20:30:00Z", minutes: 510)
    let history = Sample.history(
      [Sample.day("2026-08-22", hours: 8.5)], [row], zone: "Pacific/Auckland")
    let map = HeatMap(
      history, in: Sample.days("2026-08-22", "2026-08-22"),
      now: Sample.instant("2026-08-23T00:00:00Z"))
    let hours = (0..<24).filter { map.mean(weekday: 7, hour: $0) ?? 0 > 0 }
    #expect(hours == Array(8...16))
    #expect(history.wallClock(Sample.date("2026-08-22")) == 30_600_000)
  }

  @Test func changingTheZoneBreaksDays() {
    let sessions = [Sample.session("2026-07-07", "2026-07-07T22:30:00+02:00", minutes: 60)]
    let days = [Sample.day("2026-07-07", hours: 4)]
    let range = Sample.days("2026-07-01", "2026-07-08")
    let now = Sample.instant(Sample.now)
    let totals = ["Europe/Berlin", "Asia/Tokyo"].map {
      RangeView(range, in: Sample.history(days, sessions, zone: $0), now: now).total
    }
    let late = ["Europe/Berlin", "Asia/Tokyo"].map {
      LateNights(Sample.history(days, sessions, zone: $0), asOf: Sample.date("2026-07-07")).late
    }
    #expect(totals == [14_400_000, 14_400_000])
    #expect(late == [3_600_000, 0])
  }

  @Test func noZoneAnywhereCrashes() {
    let history = Sample.history(Self.met, zone: "Nowhere/Land")
    #expect(history.today(at: Sample.instant("2026-06-05T23:30:00Z")).description == "2026-06-05")
  }

  @Test func dayAfterSpringForwardMergesIntoTheDayBefore() {
    let days = (7...9).map { Sample.day("2026-03-0\($0)", hours: 2) }
    let history = Sample.history(days, zone: "America/New_York")
    let view = RangeView(
      Sample.days("2026-03-07", "2026-03-09"), in: history,
      now: Sample.instant("2026-03-10T12:00:00-04:00"))
    #expect(view.days.map(\.total) == [7_200_000, 7_200_000, 7_200_000])
  }

  @Test func historyShiftsAnHourAfterDST() {
    let winter = Sample.session("2026-03-27", "2026-03-27T15:00:00+01:00", minutes: 60)
    let summer = Sample.session("2026-03-30", "2026-03-30T15:00:00+02:00", minutes: 60)
    let history = Sample.history(
      [Sample.day("2026-03-27", hours: 1), Sample.day("2026-03-30", hours: 1)], [winter, summer])
    let map = HeatMap(
      history, in: Sample.days("2026-03-27", "2026-03-30"),
      now: Sample.instant("2026-04-01T12:00:00+02:00"))
    #expect([6, 2].map { map.mean(weekday: $0, hour: 15) } == [3_600_000, 3_600_000])
  }

  @Test func newDayIsZeroWhileYesterdayGrows() {
    let history = Sample.history([Sample.day("2026-07-07", hours: 3)], zone: "Asia/Singapore")
    let now = Sample.instant("2026-07-08T02:00:00+08:00")
    let ring = Ring(of: history.today(at: now), in: history, now: now)
    #expect(ring.status == .pending && !ring.isKnown && ring.total == nil)
  }
}
