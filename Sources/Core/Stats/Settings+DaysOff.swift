extension Settings {
  /// These settings with a day marked as off, or no longer off: ranges that touch are joined, and a
  /// range the day is taken out of is cut in two.
  public func togglingDayOff(_ date: DateOnly) -> Settings {
    var copy = self
    copy.daysOff = isDayOff(date) ? Self.without(date, daysOff) : Self.with(date, daysOff)
    return copy
  }

  private static func without(_ date: DateOnly, _ ranges: [DayRange]) -> [DayRange] {
    ranges.flatMap { range in
      guard range.contains(date) else { return [range] }
      return [
        DayRange(first: range.first, last: date.advanced(by: -1)),
        DayRange(first: date.advanced(by: 1), last: range.last),
      ].compactMap(\.self)
    }
  }

  /// Joins neighbours, but never past the 90 days one range may have.
  private static func with(_ date: DateOnly, _ ranges: [DayRange]) -> [DayRange] {
    var result: [DayRange] = []
    for range in (ranges + [DayRange(date)]).sorted(by: { $0.first < $1.first }) {
      guard let last = result.last, range.first == last.last.advanced(by: 1),
        range == DayRange(date) || last == DayRange(date) || last.contains(date),
        let joined = DayRange(first: last.first, last: range.last), joined.count <= longestRange
      else {
        result.append(range)
        continue
      }
      result[result.count - 1] = joined
    }
    return result
  }

  private static let longestRange = 90
}
