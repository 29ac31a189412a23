/// A day's total broken down by what only the raw row holds. Nil: the source lacks it, shown "–".
public struct DayBreakdown: Hashable, Sendable {
  public let editors: [NamedTime]?
  public let languages: [NamedTime]?
  public let machines: [NamedTime]?

  public init(editors: [NamedTime]?, languages: [NamedTime]?, machines: [NamedTime]?) {
    self.editors = editors
    self.languages = languages
    self.machines = machines
  }
}
