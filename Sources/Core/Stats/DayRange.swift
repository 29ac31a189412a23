/// A range of dates, both ends included: a holiday, a billed period.
public struct DayRange: Hashable, Sendable {
  public let first: DateOnly
  public let last: DateOnly

  /// Nil where the end lies before the start.
  public init?(first: DateOnly, last: DateOnly) {
    guard first <= last else { return nil }
    self.first = first
    self.last = last
  }

  public init(_ day: DateOnly) {
    first = day
    last = day
  }

  public func contains(_ date: DateOnly) -> Bool { first <= date && date <= last }

  /// Number of days.
  public var count: Int { last.days(since: first) + 1 }
}
