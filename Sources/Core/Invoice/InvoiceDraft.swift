import Foundation

/// Hours of a range as money, not yet a document (R24).
public struct InvoiceDraft: Hashable, Sendable {
  public let request: InvoiceRequest
  /// By project name, then rate version.
  public let lines: [InvoiceLine]
  public let net: Decimal
  /// By rate, lowest first.
  public let taxes: [InvoiceTax]
  public let tax: Decimal
  public let gross: Decimal
  public let warnings: [InvoiceWarning]
  /// Projects with time and no rate, by name.
  public let noRate: [String]
  /// Projects whose line rounded to 0 h and was dropped, by name.
  public let roundedToZero: [String]
  /// Projects an issued invoice already covers, by name.
  public let alreadyInvoiced: [String]
  /// Begun days of the range without a known total.
  public let missingDays: [DateOnly]
  /// Wall clock on two billed projects at once, in milliseconds.
  public let twiceMilliseconds: Int

  public init(_ history: History, _ request: InvoiceRequest, now: Instant) {
    let today = history.today(at: now)
    let billing = InvoiceBilling(history, request, today: today)
    let currency = request.settings.currency
    let net = billing.lines.reduce(Decimal(0)) { $0 + $1.amount }
    let taxes = Self.taxes(billing.lines) {
      Money.rounded($0, currency: currency, rounding: request.settings.rounding)
    }
    let tax = taxes.reduce(Decimal(0)) { $0 + $1.amount }
    let projects = Set(billing.lines.map(\.project))
    self.request = request
    lines = billing.lines
    self.net = net
    self.taxes = taxes
    self.tax = tax
    gross = net + tax
    noRate = billing.noRate
    roundedToZero = billing.roundedToZero
    alreadyInvoiced = projects.filter(request.isIssued).sorted()
    missingDays =
      request.range.lowerBound <= today
      ? (request.range.lowerBound...min(today, request.range.upperBound))
        .filter { history.total($0) == nil } : []
    twiceMilliseconds = SharedTime.milliseconds(
      history, projects: projects, in: request.range, today: today)
    var found: Set<InvoiceWarning> = []
    if request.range.contains(today) { found.insert(.includesToday) }
    if request.range.upperBound > today { found.insert(.includesFuture) }
    if !missingDays.isEmpty { found.insert(.missingDays) }
    if !noRate.isEmpty { found.insert(.noRate) }
    if !roundedToZero.isEmpty { found.insert(.roundedToZero) }
    if !alreadyInvoiced.isEmpty { found.insert(.alreadyInvoiced) }
    if twiceMilliseconds >= Thresholds.sameMinutes { found.insert(.sameMinutesTwice) }
    warnings = InvoiceWarning.allCases.filter(found.contains)
  }

  /// Whether a warning stands in the way of a number.
  public var isBlocked: Bool { warnings.contains(where: \.blocks) }

  private static func taxes(
    _ lines: [InvoiceLine], rounded: (Decimal) -> Decimal
  ) -> [InvoiceTax] {
    var bases: [Decimal: Decimal] = [:]
    for line in lines {
      if let rate = line.tax { bases[rate, default: 0] += line.amount }
    }
    return bases.sorted { $0.key < $1.key }.map { rate, base in
      InvoiceTax(rate: rate, base: base, amount: rounded(base * rate / 100))
    }
  }
}
