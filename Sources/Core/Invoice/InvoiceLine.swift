import Foundation

/// One project under one rate (R24).
public struct InvoiceLine: Hashable, Sendable {
  public let project: String
  /// The rate's version, as it was set.
  public let rate: Rate
  /// First and last day with time on this line.
  public let firstDay: DateOnly
  public let lastDay: DateOnly
  public let rawMilliseconds: Int
  /// Billed hours in hundredths: what is printed is what is multiplied.
  public let hundredths: Int
  /// Printed hours × rate, rounded to the currency's smallest unit.
  public let amount: Decimal
  /// Percent; nil: no tax.
  public let tax: Decimal?

  /// Billed hours, two decimals exactly.
  public var hours: Decimal { HourRounding.hours(hundredths: hundredths) }
}
