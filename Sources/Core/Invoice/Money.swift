import Foundation

/// Amounts of money as exact decimals (G11).
public enum Money {
  /// To the currency's smallest unit.
  public static func rounded(
    _ value: Decimal, currency: String, rounding: MoneyRounding
  ) -> Decimal {
    rounded(value, decimals: Currency.decimals(currency), rounding: rounding)
  }

  static func rounded(_ value: Decimal, decimals: Int, rounding: MoneyRounding) -> Decimal {
    var result = Decimal()
    var value = value
    // .plain rounds half away from zero, .bankers half to even.
    NSDecimalRound(&result, &value, decimals, rounding == .halfUp ? .plain : .bankers)
    return result
  }

  /// An amount with the currency's decimals: "83.00", "8753".
  public static func text(_ amount: Decimal, currency: String) -> String {
    text(amount, decimals: Currency.decimals(currency))
  }

  /// With at least so many decimals and never fewer than it has.
  public static func text(_ amount: Decimal, decimals: Int) -> String {
    let plain = amount.description
    let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    guard decimals > 0 || !fraction.isEmpty else { return plain }
    let zeros = String(repeating: "0", count: max(0, decimals - fraction.count))
    return "\(parts[0]).\(fraction)\(zeros)"
  }

  /// Reads digits with at most one point and nothing else, as `Decimal(string:)` would take "12abc"
  /// for 12. A leading minus only where allowed.
  public static func decimal(_ text: String, allowsNegative: Bool = false) -> Decimal? {
    var digits = text[...]
    if allowsNegative, digits.hasPrefix("-") { digits = digits.dropFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), digits.utf8.count <= 32,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }
}
