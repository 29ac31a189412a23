/// The median of all slopes between two points: a trend no outlier can bend.
public enum TheilSen {
  /// Nil for fewer than two different x.
  public static func slope(_ points: [(x: Double, y: Double)]) -> Double? {
    var slopes: [Double] = []
    for (place, first) in points.enumerated() {
      for second in points[(place + 1)...] where second.x != first.x {
        slopes.append((second.y - first.y) / (second.x - first.x))
      }
    }
    return Quantile.median(slopes)
  }
}
