extension Metric {
  static let shares: [Metric] = [
    Metric("aiShare", ["from", "to"]) { (input) throws(MetricError) in
      let share = AiShare(input.history, in: try input.range(), now: input.now)
      return .object([
        "share": .number(share.share),
        "aiSeconds": .seconds(share.ai),
        "totalSeconds": .seconds(share.total),
        "from": .date(share.from),
        "reason": .reason(share.missing),
      ])
    },
    Metric("aiTrend") { (input) throws(MetricError) in
      let trend = AiTrend(input.history, now: input.now)
      return .object([
        "direction": .text(trend.direction?.rawValue),
        "slopePointsPerWeek": .number(trend.slopePointsPerWeek),
        "S": .number(trend.test?.s),
        "Z": .number(trend.test?.z),
        "p": .number(trend.test?.p),
        "weeks": .number(trend.weeks.count),
        "reason": .reason(trend.missing),
      ])
    },
    Metric("projectTotals", ["from", "to"]) { (input) throws(MetricError) in
      let totals = ProjectTotals(input.history, in: try input.range(), now: input.now)
      return .object([
        "projects": .list(
          totals.rows.map { row in
            .object([
              "project": .text(row.project), "seconds": .seconds(row.milliseconds),
              "share": .number(row.share),
            ])
          }),
        "sumSeconds": .seconds(totals.sum),
        "dayTotalSeconds": .seconds(totals.dayTotal),
      ])
    },
    Metric("monthForecast", ["project"]) { (input) throws(MetricError) in
      let forecast = MonthForecast(
        input.history, project: try input.fields.text("project"), now: input.now)
      return .object([
        "forecastSeconds": .seconds(forecast.forecast),
        "samples": .number(forecast.samples),
        "meanPerWorkDaySeconds": .seconds(forecast.meanPerWorkDay),
        "workDaysAhead": .number(forecast.workDaysAhead),
        "reason": .reason(forecast.missing),
      ])
    },
  ]
}
