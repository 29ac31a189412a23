/// Shares whole units among parts so that they add up to their total (G2).
public enum LargestRemainder {
  /// Units of each part, in the parts' order. They add up to ⌊sum of parts / unit⌋; what is missing
  /// goes to the largest remainders, ties to the earlier part. Parts are not negative.
  public static func units(_ parts: [Int], unit: Int) -> [Int] {
    var units = parts.map { $0 / unit }
    let missing = parts.reduce(0, +) / unit - units.reduce(0, +)
    let order = parts.indices.sorted { (parts[$1] % unit, $0) < (parts[$0] % unit, $1) }
    for place in order.prefix(missing) { units[place] += 1 }
    return units
  }
}
