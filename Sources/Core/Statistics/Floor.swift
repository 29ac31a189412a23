/// Integer division that rounds towards minus infinity, so that dates before 1970 work too.
enum Floor {
  static func divide(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }

  /// Between 0 and the divisor.
  static func remainder(_ value: Int, _ divisor: Int) -> Int {
    value - divide(value, divisor) * divisor
  }

  /// The quotient of two whole numbers, half up. The divisor is above 0.
  static func halfUp(_ value: Int, _ divisor: Int) -> Int {
    divide(2 * value + divisor, 2 * divisor)
  }

  /// The quotient, rounded up. The divisor is above 0.
  static func ceiling(_ value: Int, _ divisor: Int) -> Int {
    -divide(-value, divisor)
  }
}
