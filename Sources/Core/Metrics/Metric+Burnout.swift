extension Metric {
  static let burnout: [Metric] = [
    Metric("load", ["asOf"]) { (input) throws(MetricError) in
      load(Load(input.history, asOf: try input.asOf()))
    },
    Metric("ewma", ["asOf"]) { (input) throws(MetricError) in
      let ewma = Ewma(input.history, asOf: try input.asOf())
      return .object([
        "acute": .number(ewma.acute), "chronic": .number(ewma.chronic),
        "balance": .number(ewma.balance), "reason": .reason(ewma.missing),
      ])
    },
    Metric("monotony", ["asOf"]) { (input) throws(MetricError) in
      let monotony = Monotony(input.history, asOf: try input.asOf())
      return .object([
        "monotony": .number(monotony.monotony), "strain": .number(monotony.strain),
        "weekHours": .number(monotony.weekHours), "reason": .reason(monotony.missing),
      ])
    },
    Metric("lateNights", ["asOf"]) { (input) throws(MetricError) in
      let late = LateNights(input.history, asOf: try input.asOf())
      return .object([
        "share": .number(late.share), "lateSeconds": .seconds(late.late),
        "nights": .number(late.nights.count), "reason": .reason(late.missing),
      ])
    },
    Metric("drift", ["asOf"]) { (input) throws(MetricError) in
      drift(StopDrift(input.history, asOf: try input.asOf()))
    },
    Metric("slowDrift", ["asOf"]) { (input) throws(MetricError) in
      let drift = SlowDrift(input.history, asOf: try input.asOf())
      return .object([
        "direction": .text(drift.direction?.rawValue),
        "minutesPerWeek": .number(drift.minutesPerWeek), "p": .number(drift.p),
        "weeks": .number(drift.weeks), "reason": .reason(drift.missing),
      ])
    },
    Metric("regularity", ["asOf"]) { (input) throws(MetricError) in
      let regularity = Regularity(input.history, asOf: try input.asOf())
      return .object([
        "stopSdMinutes": .number(regularity.stopDeviation),
        "startSdMinutes": .number(regularity.startDeviation),
        "days": .number(regularity.days), "reason": .reason(regularity.missing),
      ])
    },
    Metric("restViolations", ["asOf"]) { (input) throws(MetricError) in
      let rest = RestDays(input.history, asOf: try input.asOf())
      return .object([
        "violations": .number(rest.violations.count), "restDays": .number(rest.restDays),
        "dates": .dates(rest.violations), "seconds": .seconds(rest.milliseconds),
        "daysInARow": .number(rest.daysInARow),
      ])
    },
    Metric("shortRests", ["asOf"]) { (input) throws(MetricError) in
      let rests = ShortRests(input.history, asOf: try input.asOf())
      return .object([
        "count": .number(rests.short.count), "dates": .dates(rests.short.map(\.date)),
        "shortestSeconds": .seconds(rests.shortest?.milliseconds),
        "reason": .reason(rests.missing),
      ])
    },
    Metric("strainSignal", ["asOf"]) { (input) throws(MetricError) in
      strain(StrainSignal(input.history, asOf: try input.asOf()))
    },
  ]

  private static func load(_ load: Load) -> MetricValue {
    .object([
      "acuteHours": .number(load.acuteHours),
      "chronicHours": .number(load.chronicHours),
      "ratio": .number(load.ratio),
      "coupledRatio": .number(load.coupledRatio),
      "band": .text(load.band?.rawValue),
      "knownDays": .number(load.knownDays),
      "reason": .reason(load.missing),
    ])
  }

  private static func drift(_ drift: StopDrift) -> MetricValue {
    .object([
      "driftMinutes": .number(drift.drift),
      "recentStop": .text(drift.recentStop.map(ClockText.nearest(minutes:))),
      "baselineStop": .text(drift.baselineStop.map(ClockText.nearest(minutes:))),
      "recentDays": .number(drift.recentDays),
      "baselineDays": .number(drift.baselineDays),
      "seMinutes": .number(drift.standardError),
      "clear": .bool(drift.isClear),
      "reason": .reason(drift.missing),
    ])
  }

  private static func strain(_ signal: StrainSignal) -> MetricValue {
    let parts = signal.parts.filter { $0.points > 0 }
    return .object([
      "score": .number(signal.score),
      "band": .text(signal.band?.rawValue),
      "confidence": .text(signal.confidence?.rawValue),
      "knownDays": .number(signal.knownDays),
      "weight": .number(signal.weight),
      "parts": .object(
        Dictionary(parts.map { ($0.part.rawValue, .number($0.points)) }) { first, _ in first }),
      "because": .texts(signal.because),
      "daysMissing": .number(signal.daysMissing),
      "reason": .reason(signal.missing),
    ])
  }
}
