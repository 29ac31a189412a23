/// Percents. A goal's is floored by its rule (R1); every other rounds half up (G2).
public enum PercentText {
  /// A share of 1 as "46 %".
  public static func text(_ share: Double) -> String {
    Decimals.text(share * 100, 0) + " %"
  }

  /// A share of 1 as "4.1 %".
  public static func precise(_ share: Double) -> String {
    Decimals.text(share * 100, 1) + " %"
  }

  /// A whole percent that is already floored.
  public static func goal(_ percent: Int) -> String { "\(percent) %" }

  /// Whole percents of parts that add up to 100, by largest remainder; all 0 without a sum.
  public static func shares(_ parts: [Int]) -> [Int] {
    let parts = parts.map { max(0, $0) }
    let sum = parts.reduce(0, +)
    guard sum > 0 else { return parts }
    return LargestRemainder.units(parts.map { $0 * 100 }, unit: sum)
  }
}
