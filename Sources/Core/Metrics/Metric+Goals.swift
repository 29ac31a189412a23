extension Metric {
  static let goals: [Metric] = [
    Metric("ring", ["date"]) { (input) throws(MetricError) in
      ring(Ring(of: try input.date(), in: input.history, now: input.now), today: input.today)
    },
    Metric("status", ["date"]) { (input) throws(MetricError) in
      let status = DayStatus(of: try input.date(), in: input.history, today: input.today)
      return .object(["status": .text(status.rawValue)])
    },
    Metric("streak") { (input) throws(MetricError) in
      streak(Streak(input.history, now: input.now))
    },
    Metric("weekRing", ["date"]) { (input) throws(MetricError) in
      weekRing(WeekRing(holding: try input.date(), in: input.history, now: input.now))
    },
    Metric("weekStreak") { (input) throws(MetricError) in
      let streak = WeekStreak(input.history, now: input.now)
      return .object(["current": .number(streak.current), "longest": .number(streak.longest)])
    },
    Metric("requiredPace") { (input) throws(MetricError) in
      requiredPace(RequiredPace(input.history, now: input.now))
    },
    Metric("projection") { (input) throws(MetricError) in
      projection(Projection(input.history, now: input.now))
    },
    Metric("gridLevel", ["date"]) { (input) throws(MetricError) in
      let level = GridLevel(of: try input.date(), in: input.history, today: input.today)
      return .object([
        "level": .number(level?.rawValue), "reason": .reason(level == nil ? .noData : nil),
      ])
    },
  ]

  private static func ring(_ ring: Ring, today: DateOnly) -> MetricValue {
    .object([
      "status": .text(ring.status.rawValue),
      "known": .bool(ring.isKnown),
      "totalSeconds": .seconds(ring.total),
      "goalSeconds": .seconds(ring.goal),
      "percent": .number(ring.percent),
      "fill": .number(ring.fill),
      "laps": .number(ring.laps),
      "leftSeconds": .seconds(ring.left),
      "reason": .reason(ring.isKnown ? nil : .noData),
    ])
  }

  private static func streak(_ streak: Streak) -> MetricValue {
    .object([
      "current": .number(streak.current),
      "currentStart": .date(streak.currentStart),
      "longest": .number(streak.longest),
      "longestStart": .date(streak.longestStart),
      "longestEnd": .date(streak.longestEnd),
      "atRisk": .bool(streak.isAtRisk),
      "unknownBridged": .number(streak.unknownBridged),
    ])
  }

  private static func weekRing(_ ring: WeekRing) -> MetricValue {
    .object([
      "weekStart": .date(ring.week.weekStart),
      "weekEnd": .date(ring.week.weekEnd),
      "goalSeconds": .seconds(ring.week.goal),
      "totalSeconds": .seconds(ring.total),
      "percent": .number(ring.percent),
      "closed": .bool(ring.isClosed),
      "partial": .bool(ring.week.isPartial),
      "unknownDays": .number(ring.unknownDays),
      "workDays": .number(ring.week.workDays),
      "lostDays": .number(ring.week.lostDays),
    ])
  }

  private static func requiredPace(_ pace: RequiredPace) -> MetricValue {
    .object([
      "state": .text(pace.state.rawValue),
      "remainingSeconds": .seconds(pace.remaining),
      "daysLeft": .number(pace.daysLeft),
      "perDaySeconds": .seconds(pace.perDay),
      "todayLeftSeconds": .seconds(pace.todayLeft),
      "afterTodaySeconds": .seconds(pace.afterToday),
    ])
  }

  private static func projection(_ projection: Projection) -> MetricValue {
    .object([
      "state": .text(projection.state.rawValue),
      "projectedSeconds": .seconds(projection.projected),
      "lowSeconds": .seconds(projection.low),
      "highSeconds": .seconds(projection.high),
      "onTrack": .bool(projection.isOnTrack),
      "goalAt": .text(projection.goalAtMinute.map(ClockText.text(minute:))),
      "samples": .number(projection.samples.count),
      "reason": .reason(projection.missing),
    ])
  }
}
