/// A day's total broken down by what only the raw row holds. Nil: the source lacks it, shown "–".
public struct DayBreakdown: Hashable, Sendable {
  public let editors: [NamedTime]?
  public let languages: [NamedTime]?
  public let machines: [NamedTime]?
  /// The totals that later answers of the server have replaced, oldest first.
  public let earlier: [EarlierTotal]

  public init(
    editors: [NamedTime]?, languages: [NamedTime]?, machines: [NamedTime]?,
    earlier: [EarlierTotal] = []
  ) {
    self.earlier = earlier
    self.editors = editors
    self.languages = languages
    self.machines = machines
  }
}
