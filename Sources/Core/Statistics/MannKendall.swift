import Foundation

/// Whether values rise or fall over time, whatever the shape (R22). Corrected for ties and for
/// continuity.
public struct MannKendall: Hashable, Sendable {
  /// Pairs that rise less pairs that fall.
  public let s: Int
  public let variance: Double
  public let z: Double
  /// Two-sided.
  public let p: Double

  public init(_ values: [Double]) {
    var sum = 0
    for (place, first) in values.enumerated() {
      for second in values[(place + 1)...] {
        sum += second > first ? 1 : second < first ? -1 : 0
      }
    }
    let ties = Dictionary(grouping: values, by: { $0 }).values.map(\.count)
    let variance =
      Self.term(values.count) - ties.reduce(0) { $0 + Self.term($1) }
    s = sum
    self.variance = variance
    if sum == 0 || variance <= 0 {
      z = 0
    } else {
      z = Double(sum > 0 ? sum - 1 : sum + 1) / variance.squareRoot()
    }
    p = erfc(abs(z) / 2.0.squareRoot())
  }

  private static func term(_ count: Int) -> Double {
    Double(count * (count - 1) * (2 * count + 5)) / 18
  }
}
