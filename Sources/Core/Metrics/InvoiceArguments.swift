import Foundation

/// The arguments of the `invoice` metric. What is left out comes from the settings.
struct InvoiceArguments {
  static let names = [
    "from", "to", "rates", "projects", "currency", "increment", "mode", "granularity", "rounding",
    "taxes", "taxRate", "issued",
  ]

  let request: InvoiceRequest
  /// Rates as they were written: a printed rate is the one that was given.
  private let written: [String: [DateOnly: String]]

  init(_ input: MetricInput) throws(MetricError) {
    let fields = input.fields
    var settings = input.history.settings.invoice
    if let currency = try fields.text("currency") {
      guard Currency.isCode(currency) else {
        throw fields.problem("currency", "must be three letters, like EUR")
      }
      settings.currency = currency
    }
    settings.increment = try fields.choice("increment") ?? settings.increment
    settings.mode = try fields.choice("mode") ?? settings.mode
    settings.granularity = try fields.choice("granularity") ?? settings.granularity
    settings.rounding = try fields.choice("rounding") ?? settings.rounding
    var rates = input.history.settings.rates
    var written: [String: [DateOnly: String]] = [:]
    if let given = try fields.object("rates") {
      rates = [:]
      for (project, value) in given {
        let versions = try Self.versions(value, project, fields)
        rates[project] = versions.map(\.rate)
        written[project] = Dictionary(versions.map { ($0.rate.from, $0.text) }) { $1 }
      }
    }
    var taxes: [String: Decimal] = [:]
    for (project, value) in try fields.object("taxes") ?? [:] {
      taxes[project] = try Self.percent(value, "taxes", fields)
    }
    let taxRate: Decimal? =
      if let value = fields.value("taxRate") {
        try Self.percent(value, "taxRate", fields)
      } else {
        nil
      }
    self.written = written
    request = InvoiceRequest(
      range: try input.range(), projects: try fields.texts("projects").map(Set.init),
      rates: rates, settings: settings, taxRate: taxRate, taxes: taxes,
      issued: try Self.issued(fields))
  }

  /// A rate as it was given, else its plain digits.
  func text(of rate: Rate, project: String) -> String {
    written[project]?[rate.from] ?? Money.text(rate.hourly, decimals: 0)
  }

  private static func versions(
    _ value: MetricValue, _ project: String, _ fields: MetricFields
  ) throws(MetricError) -> [(rate: Rate, text: String)] {
    guard case .list(let list) = value else {
      return [try version(value, from: DateOnly(dayNumber: 0), fields)]
    }
    guard !list.isEmpty else { throw fields.problem("rates", "has no rate for \(project)") }
    var versions: [(rate: Rate, text: String)] = []
    for item in list {
      let entry = try MetricFields(item, allowed: ["from", "rate"], owner: "a rate of \(project)")
      guard let from = try entry.date("from") else { throw entry.problem("from", "is missing") }
      guard !versions.contains(where: { $0.rate.from == from }) else {
        throw entry.problem("from", "is set twice: \(from)")
      }
      versions.append(try version(try entry.required("rate"), from: from, fields))
    }
    return versions.sorted { $0.rate.from < $1.rate.from }
  }

  private static func version(
    _ value: MetricValue, from: DateOnly, _ fields: MetricFields
  ) throws(MetricError) -> (rate: Rate, text: String) {
    let hourly = try fields.decimal(value, "rates")
    guard hourly == Money.rounded(hourly, decimals: 4, rounding: .halfUp) else {
      throw fields.problem("rates", "may have at most 4 decimals")
    }
    let text: String? = if case .text(let text) = value { text } else { nil }
    return (Rate(from: from, hourly: hourly), text ?? Money.text(hourly, decimals: 0))
  }

  private static func percent(
    _ value: MetricValue, _ name: String, _ fields: MetricFields
  ) throws(MetricError) -> Decimal {
    let percent = try fields.decimal(value, name)
    guard percent <= 100 else { throw fields.problem(name, "must be 0 to 100 %") }
    return percent
  }

  private static func issued(_ fields: MetricFields) throws(MetricError) -> [IssuedPeriod] {
    var issued: [IssuedPeriod] = []
    for value in try fields.list("issued") ?? [] {
      let entry = try MetricFields(
        value, allowed: ["project", "from", "to"], owner: "an issued period")
      guard let project = try entry.text("project"), let from = try entry.date("from"),
        let to = try entry.date("to")
      else { throw fields.problem("issued", "needs project, from and to") }
      guard let days = DayRange(first: from, last: to) else {
        throw entry.problem("from", "is \(from), after to, \(to)")
      }
      issued.append(IssuedPeriod(project: project, days: days))
    }
    return issued
  }
}
