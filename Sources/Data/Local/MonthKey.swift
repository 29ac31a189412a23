import Core

/// A month of a year: the unit the cache is kept in.
package struct MonthKey: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Years times twelve plus months, from 0 for January.
  package let index: Int

  package init(index: Int) {
    self.index = index
  }

  package init(_ date: DateOnly) {
    index = date.year * 12 + date.month - 1
  }

  /// Reads `YYYY-MM`.
  package init?(_ text: some StringProtocol) {
    guard let date = DateOnly("\(text)-01") else { return nil }
    self.init(date)
  }

  package var firstDate: DateOnly {
    DateOnly(year: index / 12, month: index % 12 + 1, day: 1) ?? DateOnly(dayNumber: 0)
  }

  package var lastDate: DateOnly { firstDate.endOfMonth }

  package var description: String { String(firstDate.description.prefix(7)) }

  package static func < (left: MonthKey, right: MonthKey) -> Bool { left.index < right.index }
}
