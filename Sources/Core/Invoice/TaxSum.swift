import Foundation

/// The lines of one tax category and rate (BG-23).
public struct TaxSum: Hashable, Sendable, Codable {
  public let category: TaxCategory?
  /// Percent.
  public let rate: Decimal
  public let base: Decimal
  public let amount: Decimal
  public let reason: String

  /// By rate, lines without tax first. The amounts are the draft's: rounded once a rate.
  static func all(_ items: [InvoiceItem], draft: InvoiceDraft) -> [TaxSum] {
    let untaxed = zip(items, draft.lines).filter { $0.1.tax == nil }.map(\.0)
    var sums = draft.taxes.map {
      TaxSum(
        category: $0.rate == 0 ? .zeroRated : .standard, rate: $0.rate, base: $0.base,
        amount: $0.amount, reason: "")
    }
    if let item = untaxed.first {
      let base = untaxed.reduce(Decimal(0)) { $0 + $1.amount }
      sums.insert(
        TaxSum(category: item.category, rate: 0, base: base, amount: 0, reason: item.reason),
        at: 0)
    }
    return sums
  }

  /// "19 % of 4490.15", or why there is none.
  public func label(currency: String) -> String {
    let of = Money.text(base, currency: currency)
    if category == nil { return "No tax on \(of)" }
    if rate == 0, !reason.isEmpty { return "\(reason), on \(of)" }
    return "Tax \(Money.text(rate, decimals: 0)) % on \(of)"
  }
}
