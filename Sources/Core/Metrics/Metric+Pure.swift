extension Metric {
  static let pure: [Metric] = [
    Metric("durationText", ["seconds"], isPure: true) { (input) throws(MetricError) in
      guard let time = try input.fields.milliseconds("seconds", allowsNegative: true) else {
        throw input.fields.problem("seconds", "is missing")
      }
      return .object(["text": .text(DurationText.text(time))])
    },
    Metric("circularMean", ["minutes"], isPure: true) { (input) throws(MetricError) in
      let circular = Circular(minutes: try input.fields.numbers("minutes"))
      return .object([
        "mean": .number(circular.mean), "R": .number(circular.resultant),
        "sd": .number(circular.standardDeviation),
        "reason": .reason(circular.mean == nil ? .noData : nil),
      ])
    },
    Metric("mannKendall", ["values"], isPure: true) { (input) throws(MetricError) in
      let test = MannKendall(try input.fields.numbers("values"))
      return .object([
        "S": .number(test.s), "var": .number(test.variance), "Z": .number(test.z),
        "p": .number(test.p),
      ])
    },
    Metric("roundHours", ["seconds", "increment", "mode"], isPure: true) {
      (input) throws(MetricError) in
      guard let time = try input.fields.milliseconds("seconds") else {
        throw input.fields.problem("seconds", "is missing")
      }
      let rounding = HourRounding(
        increment: try input.fields.choice("increment") ?? .exact,
        mode: try input.fields.choice("mode") ?? .nearest)
      return .object(["hours": .text(HourRounding.text(hundredths: rounding.hundredths(time)))])
    },
    Metric("money", ["value", "currency", "rounding"], isPure: true) {
      (input) throws(MetricError) in
      let fields = input.fields
      guard let value = try fields.decimal("value", allowsNegative: true) else {
        throw fields.problem("value", "is missing")
      }
      guard let currency = try fields.text("currency"), Currency.isCode(currency) else {
        throw fields.problem("currency", "must be three letters, like EUR")
      }
      let amount = Money.rounded(
        value, currency: currency, rounding: try fields.choice("rounding") ?? .halfUp)
      return .object(["amount": .text(Money.text(amount, currency: currency))])
    },
  ]
}
