/// What the scanner learnt of a number while it checked its digits.
struct ScannedNumber {
  var range: Range<Int>
  var isNegative = false
  var hasExponent = false
  private var mantissa: UInt64 = 0
  private var digits = 0
  private var fractionDigits = 0

  init(start: Int) {
    range = start..<start
  }

  mutating func append(_ digit: UInt64, isFraction: Bool) {
    digits += 1
    if digits <= 18 { mantissa = mantissa * 10 + digit }
    if isFraction { fractionDigits += 1 }
  }

  /// The value where one division gives it correctly rounded: both operands are exact then
  /// (mantissa below 2^53, power of ten at most 10^22). Nil for every other number.
  var exactValue: Double? {
    guard !hasExponent, digits <= 18, mantissa <= 1 << 53, fractionDigits < Self.powers.count
    else { return nil }
    let value = Double(mantissa) / Self.powers[fractionDigits]
    return isNegative ? -value : value
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
