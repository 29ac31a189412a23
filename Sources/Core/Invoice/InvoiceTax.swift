import Foundation

/// Tax of one rate on the sum of its lines, rounded once (R24).
public struct InvoiceTax: Hashable, Sendable {
  /// Percent.
  public let rate: Decimal
  public let base: Decimal
  public let amount: Decimal
}
