import Foundation

/// The mean of times of day, on a circle of 1440 minutes (R16).
public struct Circular: Hashable, Sendable {
  public static let minutesPerDay = 1440.0

  public let count: Int
  /// 0 to under 1440; nil for no values.
  public let mean: Double?
  /// Mean resultant length, 0 (spread all round) to 1 (all the same).
  public let resultant: Double
  /// Circular standard deviation in minutes; nil where it is infinite or there are no values.
  public let standardDeviation: Double?

  public init(minutes: [Double]) {
    count = minutes.count
    guard !minutes.isEmpty else {
      (mean, resultant, standardDeviation) = (nil, 0, nil)
      return
    }
    let radians = minutes.map { $0 * 2 * .pi / Self.minutesPerDay }
    let sine = radians.reduce(0) { $0 + sin($1) } / Double(count)
    let cosine = radians.reduce(0) { $0 + cos($1) } / Double(count)
    let length = (sine * sine + cosine * cosine).squareRoot()
    // Opposite times leave 1e-17, equal ones 1 + 1e-16: neither is more than rounding.
    resultant = length < 1e-12 ? 0 : min(1, length)
    mean = Self.wrapped(atan2(sine, cosine) * Self.minutesPerDay / (2 * .pi))
    standardDeviation =
      resultant > 0
      ? max(0, -2 * log(resultant)).squareRoot() * Self.minutesPerDay / (2 * .pi) : nil
  }

  /// Whether there is a typical time at all.
  public var isTypical: Bool { resultant >= Thresholds.typicalResultant }

  /// Square of the standard error of the mean; nil where it has none.
  var squaredError: Double? {
    standardDeviation.map { $0 * $0 / Double(count) }
  }

  /// Into 0 to under 1440. −1e−15 modulo 1440 is 1440.0 in floating point, hence the clamp.
  static func wrapped(_ minutes: Double) -> Double {
    let rest = minutes.truncatingRemainder(dividingBy: minutesPerDay)
    let positive = rest < 0 ? rest + minutesPerDay : rest
    return positive < minutesPerDay - 1e-9 && positive > 1e-9 ? positive : 0
  }

  /// A difference of two times, into above −720 to 720.
  static func difference(_ minutes: Double) -> Double {
    let positive = wrapped(minutes)
    return positive > minutesPerDay / 2 ? positive - minutesPerDay : positive
  }
}
