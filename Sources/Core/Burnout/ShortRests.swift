/// Rests under 11 hours between two active logical days, in real time (R19). Milliseconds.
public struct ShortRests: Hashable, Sendable {
  public struct Rest: Hashable, Sendable {
    /// The day of the second activity.
    public let date: DateOnly
    public let from: Instant
    public let to: Instant

    public var milliseconds: Int { to.milliseconds - from.milliseconds }
  }

  public let asOf: DateOnly
  public let short: [Rest]
  /// The shortest rest of all, short or not; nil without two active days in a row.
  public let shortest: Rest?
  public let missing: Missing?

  public init(_ history: History, asOf: DateOnly) {
    let range = ClosedRange<DateOnly>.days(Thresholds.burnoutDays, endingOn: asOf)
    let rests = range.compactMap { date -> Rest? in
      guard let day = history.logicalDay(date), day.isActive,
        let before = history.logicalDay(date.advanced(by: -1)), before.isActive
      else { return nil }
      return Rest(date: date, from: before.stop, to: day.start)
    }
    self.asOf = asOf
    short = rests.filter { $0.milliseconds < Thresholds.shortRest }
    shortest = rests.min { $0.milliseconds < $1.milliseconds }
    missing = rests.isEmpty ? .noData : nil
  }
}
