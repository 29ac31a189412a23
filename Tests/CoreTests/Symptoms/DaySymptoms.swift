import Core
import Testing

/// Midnight, totals, ranges and streaks as users of other trackers reported them.
@Suite struct DaySymptoms {
  let now = Sample.instant(Sample.now)

  @Test func halfPastElevenToHalfPastTwelveCountsAnHourAndAHalf() {
    let sessions = [
      Sample.session("2026-07-06", "2026-07-06T23:30:00+02:00", minutes: 30),
      Sample.session("2026-07-07", "2026-07-07T00:00:00+02:00", minutes: 30),
    ]
    let history = Sample.history([], sessions)
    let walls = Sample.days("2026-07-06", "2026-07-07").map { history.wallClock($0) }
    #expect(walls == [1_800_000, 1_800_000])
  }

  @Test func eventsAcrossTheDayMarkVanish() {
    let session = Sample.session("2026-07-06", "2026-07-07T03:50:00+02:00", minutes: 20)
    let history = Sample.history([], [session])
    let active = Sample.days("2026-07-06", "2026-07-07").map {
      history.logicalDay($0)?.activeMilliseconds
    }
    #expect(active == [600_000, 600_000])
  }

  @Test func daysHaveThirtyHours() {
    let sessions = (0..<4).map {
      Sample.session("2026-07-07", "2026-07-07T00:00:00+02:00", minutes: 1400, project: "p\($0)")
    }
    #expect(Sample.history([], sessions).wallClock(Sample.date("2026-07-07")) == 84_000_000)
  }

  @Test func tenPastFourBelongsToTheDayBefore() {
    let session = Sample.session("2026-07-07", "2026-07-07T04:10:00+02:00", minutes: 60)
    let history = Sample.history([Sample.day("2026-07-07", hours: 1)], [session])
    let asOf = Sample.date("2026-07-07")
    #expect(history.total(asOf) == 3_600_000)
    #expect(LateNights(history, asOf: asOf).late == 0)
  }

  @Test func lateLaneIgnoresTheHoursAfterMidnight() {
    let session = Sample.session("2026-07-07", "2026-07-07T00:30:00+02:00", minutes: 60)
    #expect(
      LateNights(Sample.history([], [session]), asOf: Sample.date("2026-07-07")).late
        == 3_600_000)
  }

  @Test func lastSevenDaysAndThisWeekDisagree() {
    let history = Sample.history((6...12).map { Sample.day("2026-07-0\($0)".fixed, hours: 1) })
    let sunday = Sample.instant("2026-07-12T20:00:00+02:00")
    let week = RangeView(.week, holding: Sample.date("2026-07-12"), in: history, now: sunday)
    let seven = RangeView(
      .days(7, endingOn: Sample.date("2026-07-12")), in: history, now: sunday)
    #expect(week.total == seven.total && week.days == seven.days)
  }

  @Test func sevenDaysSpanEight() {
    #expect(
      ClosedRange<DateOnly>.days(7, endingOn: Sample.date("2026-08-21"))
        == Sample.days("2026-08-15", "2026-08-21"))
  }

  @Test func weekTotalIsNotTheSumOfItsBars() {
    let days = (1...7).map { Sample.day("2026-07-0\($0)", seconds: 3_599.9) }
    let ring = WeekRing(holding: Sample.date("2026-07-01"), in: Sample.history(days), now: now)
    #expect(ring.days.compactMap(\.total).reduce(0, +) == ring.total)
  }

  @Test func bestDayIsDoubled() {
    let days = [Sample.day("2026-07-06", hours: 10), Sample.day("2026-07-06", hours: 10)]
    let view = RangeView(
      Sample.days("2026-07-01", "2026-07-08"), in: Sample.history(days), now: now)
    #expect(view.best?.total == 36_000_000 && view.total == 36_000_000)
  }

  @Test func lostDaysAreTakenForRestDays() {
    let days = [Sample.day("2026-06-29", hours: 4), Sample.day("2026-07-03", hours: 4)]
    let view = RangeView(
      Sample.days("2026-06-29", "2026-07-03"), in: Sample.history(days), now: now)
    #expect(view.unknownDays == 3 && view.knownDays == 2)
    #expect(view.meanPerKnownDay == 14_400_000)
  }

  @Test func zeroSecondsAfterMidnightBreakTheStreak() {
    let days = [Sample.day("2026-07-06", hours: 4), Sample.day("2026-07-07", hours: 4)]
    let history = Sample.history(days + [Sample.day("2026-07-08", hours: 0)])
    let streak = Streak(history, now: Sample.instant("2026-07-08T00:20:00+02:00"))
    #expect(streak.current == 2 && streak.isAtRisk)
  }

  @Test(arguments: [
    (["2026-07-03", "2026-07-06"], 2),
    (["2026-07-01", "2026-07-02", "2026-07-03"], 3),
  ])
  func daysOffBreakOrInflateTheStreak(met: [String], expected: Int) {
    let rest = ["2026-07-04", "2026-07-05"].map { Sample.day($0, hours: 0) }
    let history = Sample.history(met.map { Sample.day($0, hours: 4) } + rest)
    let end = Sample.instant(met.count == 2 ? Sample.now : "2026-07-06T10:00:00+02:00")
    #expect(Streak(history, now: end).current == expected)
  }

  @Test func weeklyTargetIsUsedAsDaily() {
    let settings = Settings(
      goals: [
        GoalConfig(
          from: Sample.date("2026-01-01"), dailyGoalMinutes: 120, weeklyGoalMinutes: 600)
      ])
    let history = Sample.history([Sample.day("2026-07-06", hours: 2)], settings: settings)
    let day = Ring(of: Sample.date("2026-07-06"), in: history, now: now)
    let week = WeekRing(holding: Sample.date("2026-07-06"), in: history, now: now)
    #expect(day.percent == 100 && week.percent == 20)
  }

  @Test(arguments: [(2, 1), (1, 2)])
  func weekStartDropsYesterday(weekStart: Int, days: Int) {
    let settings = Settings(weekStart: weekStart)
    let history = Sample.history(
      [Sample.day("2026-08-16", hours: 1), Sample.day("2026-08-17", hours: 1)],
      settings: settings)
    let ring = WeekRing(
      holding: Sample.date("2026-08-17"), in: history,
      now: Sample.instant("2026-08-17T20:00:00+02:00"))
    #expect(ring.total == days * 3_600_000)
  }

  @Test func noProjectsCrash() {
    let totals = ProjectTotals(
      Sample.history([]), in: Sample.days("2026-07-01", "2026-07-08"), now: now)
    #expect(totals.rows.isEmpty && totals.sum == 0)
  }

  @Test func aiIsReadFromOtherCategories() {
    let day = DayStat(
      date: Sample.date("2026-07-07"), state: .settled, totalMilliseconds: 4000,
      categories: [
        NamedTime(name: "ai coding", milliseconds: 1000),
        NamedTime(name: "Uncategorised", milliseconds: 2000),
        NamedTime(name: "AI Coding Review", milliseconds: 1000),
      ])
    let share = AiShare(
      Sample.history([day]), in: Sample.days("2026-07-01", "2026-07-08"), now: now)
    #expect(share.share == 0.25)
  }

  @Test func unicodeProjectsAreLost() {
    let name = "プロジェクト-ñ-👩‍💻"
    let totals = ProjectTotals(
      Sample.history([Sample.billed("2026-07-07", [name: 3600])]),
      in: Sample.days("2026-07-07", "2026-07-07"), now: now)
    #expect(totals.rows.map(\.project) == [name])
  }
}

extension String {
  /// "2026-07-012" is meant as the 12th.
  fileprivate var fixed: String { count == 11 ? String(prefix(8)) + suffix(2) : self }
}
