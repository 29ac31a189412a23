import Core
import Testing

@Suite struct StatisticsTests {
  /// R's and NumPy's default: place (n − 1) × share between order statistics.
  @Test(arguments: [
    ([4.0, 1, 3, 2], 0.25, 1.75), ([4.0, 1, 3, 2], 0.5, 2.5), ([1.0, 2, 3, 4, 10], 0.9, 7.6),
    ([7.0], 0.9, 7), ([1.0, 5], 1, 5), ([1.0, 5], 0, 1),
  ])
  func quantilesInterpolate(values: [Double], share: Double, expected: Double) throws {
    let value = try #require(Quantile.of(values, share))
    #expect(abs(value - expected) < 1e-12)
  }

  @Test func noValuesHaveNoQuantile() {
    #expect(Quantile.of([], 0.5) == nil)
  }

  /// Slopes 1, 1, 1, 1 … and those of the outlier: the median stays 1.
  @Test func oneOutlierDoesNotBendATrend() {
    let points = (0..<7).map { (x: Double($0), y: $0 == 5 ? 400 : Double($0)) }
    #expect(TheilSen.slope(points) == 1)
  }

  @Test func equalPlacesHaveNoSlope() {
    #expect(TheilSen.slope([(x: 1, y: 2), (x: 1, y: 5)]) == nil)
    #expect(TheilSen.slope([]) == nil)
  }

  @Test(arguments: [
    ([59, 59, 2], [1, 1, 0]), ([30, 30], [1, 0]), ([60, 119], [1, 1]), ([], []), ([0, 0], [0, 0]),
  ])
  func missingUnitsGoToTheLargestRemainders(parts: [Int], units: [Int]) {
    #expect(LargestRemainder.units(parts, unit: 60) == units)
  }

  /// −1e−15 modulo 1440 is 1440.0 in floating point.
  @Test(arguments: [[1430.0, 10], [0.0, 0], [1439.999999, 0.000001], [720.0, 0, 1440]])
  func meansStayUnderADay(minutes: [Double]) throws {
    let mean = try #require(Circular(minutes: minutes).mean)
    #expect((0..<1440).contains(mean))
  }
}
