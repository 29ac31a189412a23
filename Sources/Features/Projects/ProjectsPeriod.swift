import Core

/// The days the Projects pane is about.
public struct ProjectsPeriod: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case month
    case week
    case quarter
    case custom
  }

  public let kind: Kind
  /// Whole, days ahead included.
  public let range: ClosedRange<DateOnly>

  /// The period of a kind around a date; a custom one is that day's month.
  public init(_ kind: Kind, holding date: DateOnly, weekStart: Int) {
    self.kind = kind
    switch kind {
    case .month, .custom: range = date.startOfMonth...date.endOfMonth
    case .week:
      let start = date.startOfWeek(startingOn: weekStart)
      range = start...start.advanced(by: 6)
    case .quarter:
      let start = date.startOfMonth.addingMonths(-((date.month - 1) % 3))
      range = start...start.addingMonths(2).endOfMonth
    }
  }

  public init(custom range: ClosedRange<DateOnly>) {
    kind = .custom
    self.range = range
  }

  /// A date in the period so many steps later; custom periods move by their length.
  public func date(_ steps: Int) -> DateOnly {
    switch kind {
    case .month: range.lowerBound.addingMonths(steps)
    case .quarter: range.lowerBound.addingMonths(3 * steps)
    case .week: range.lowerBound.advanced(by: 7 * steps)
    case .custom: range.lowerBound.advanced(by: steps * range.count)
    }
  }

  /// "June 2026", "Q2 2026", "12–18 Jul 2026".
  public var title: String {
    switch kind {
    case .month: DateText.monthYear(range.lowerBound)
    case .quarter: "Q\((range.lowerBound.month + 2) / 3) \(range.lowerBound.year)"
    case .week: "week \(DateText.range(range))"
    case .custom: DateText.range(range)
    }
  }
}
