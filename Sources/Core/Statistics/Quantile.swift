/// Quantiles by linear interpolation between order statistics: type 7 (G11).
public enum Quantile {
  /// Nil for no values. `share` is 0 to 1; the values need no order.
  public static func of(_ values: [Double], _ share: Double) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let place = Double(sorted.count - 1) * min(1, max(0, share))
    let low = Int(place)
    let high = min(low + 1, sorted.count - 1)
    return sorted[low] + (place - Double(low)) * (sorted[high] - sorted[low])
  }

  /// The same, half up to a whole number: milliseconds stay integers (G1).
  static func rounded(_ values: [Double], _ share: Double) -> Int? {
    of(values, share).map { Int(($0 + 0.5).rounded(.down)) }
  }

  public static func median(_ values: [Double]) -> Double? { of(values, 0.5) }
}
