import Foundation

/// How raw time becomes billed hours (R24).
public struct HourRounding: Hashable, Sendable {
  public let increment: HourIncrement
  public let mode: RoundingMode

  public init(increment: HourIncrement, mode: RoundingMode) {
    self.increment = increment
    self.mode = mode
  }

  /// Hundredths of an hour. Exact multiples of the step never move.
  public func hundredths(_ milliseconds: Int) -> Int {
    let step = increment.milliseconds
    let steps =
      switch mode {
      case .nearest: Floor.halfUp(milliseconds, step)
      case .up: Floor.ceiling(milliseconds, step)
      case .down: Floor.divide(milliseconds, step)
      }
    return steps * step / HourIncrement.exact.milliseconds
  }

  /// Hundredths of an hour as a decimal of hours.
  public static func hours(hundredths: Int) -> Decimal {
    Decimal(hundredths) / 100
  }

  /// "1.25".
  public static func text(hundredths: Int) -> String {
    Money.text(hours(hundredths: hundredths), decimals: 2)
  }
}
