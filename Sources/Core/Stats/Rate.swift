import Foundation

/// What an hour on a project costs from a date on.
public struct Rate: Hashable, Sendable {
  public var from: DateOnly
  /// Per hour, at most four decimals, never negative. 0 is free of charge.
  public var hourly: Decimal

  public init(from: DateOnly, hourly: Decimal) {
    self.from = from
    self.hourly = hourly
  }
}
