/// A project as a row says it, wherever a project is a row.
public struct ProjectEntry: Hashable, Sendable {
  public let name: String
  /// `35h 37m`.
  public let total: String
  /// 0 to 1 of what the rows add up to; nil where that is nothing.
  public let share: Double?
  /// Values after the bar, right-aligned: rate, amount, forecast.
  public let columns: [String]
  /// Chosen with space.
  public let isMarked: Bool

  public init(
    name: String, total: String, share: Double?, columns: [String] = [], isMarked: Bool = false
  ) {
    self.name = name
    self.total = total
    self.share = share
    self.columns = columns
    self.isMarked = isMarked
  }
}
