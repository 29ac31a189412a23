/// A project as a row says it, wherever a project is a row.
public struct ProjectEntry: Hashable, Sendable {
  public let name: String
  /// `35h 37m`.
  public let total: String
  /// 0 to 1 of what the rows add up to; nil where that is nothing.
  public let share: Double?
  /// The share as it is printed: a column of them adds up to 100.
  public let percent: String
  /// Values after the bar, right-aligned: rate, amount, forecast.
  public let columns: [String]
  /// Chosen with space.
  public let isMarked: Bool
  /// An issued invoice has some of its time.
  public let isBilled: Bool

  public init(
    name: String, total: String, share: Double?, percent: String, columns: [String] = [],
    isMarked: Bool = false, isBilled: Bool = false
  ) {
    self.name = name
    self.total = total
    self.share = share
    self.percent = percent
    self.columns = columns
    self.isMarked = isMarked
    self.isBilled = isBilled
  }
}
