import Foundation

/// What an invoice is asked for.
public struct InvoiceRequest: Hashable, Sendable {
  public var range: ClosedRange<DateOnly>
  /// Nil: every project with time.
  public var projects: Set<String>?
  /// Rates by project, oldest first.
  public var rates: [String: [Rate]]
  public var settings: InvoiceSettings
  /// Tax in percent for projects `taxes` does not name; nil: none.
  public var taxRate: Decimal?
  /// Tax in percent by project.
  public var taxes: [String: Decimal]
  /// What issued invoices already bill.
  public var issued: [IssuedPeriod]

  public init(
    range: ClosedRange<DateOnly>, projects: Set<String>? = nil, rates: [String: [Rate]],
    settings: InvoiceSettings = InvoiceSettings(), taxRate: Decimal? = nil,
    taxes: [String: Decimal] = [:], issued: [IssuedPeriod] = []
  ) {
    self.range = range
    self.projects = projects
    self.rates = rates
    self.settings = settings
    self.taxRate = taxRate
    self.taxes = taxes
    self.issued = issued
  }

  func tax(of project: String) -> Decimal? { taxes[project] ?? taxRate }

  /// The version in force on a date, by its place in the list (G9).
  func rate(of project: String, on date: DateOnly) -> Rate? {
    rates[project].flatMap { $0.last { $0.from <= date } ?? $0.first }
  }

  /// Whether an issued invoice covers a day of the range for a project.
  func isIssued(_ project: String) -> Bool {
    issued.contains {
      $0.project == project && $0.days.first <= range.upperBound
        && range.lowerBound <= $0.days.last
    }
  }
}
