/// When in the week the coding happens: mean per known day of that weekday (R11).
public struct HeatMap: Hashable, Sendable {
  public let range: ClosedRange<DateOnly>
  /// Known days by weekday, 1 = Sunday: the denominators.
  public let knownDays: [Int: Int]
  /// Wall clock in milliseconds, by weekday of the row and label hour.
  private let sums: [Int]
  /// Hour that holds most, over all weekdays; ties to the earlier. Nil without any time.
  public let bestHour: Int?
  /// First of the three neighbouring hours that hold most, 0 to 21.
  public let bestThreeFrom: Int?
  public let missing: Missing?

  public init(_ history: History, in range: ClosedRange<DateOnly>, now: Instant) {
    let today = history.today(at: now)
    var known: [Int: Int] = [:]
    for day in history.knownDays(in: range, upTo: today) {
      known[day.date.weekday, default: 0] += 1
    }
    var sums = [Int](repeating: 0, count: 8 * 24)
    for row in history.rows(in: range, upTo: today) where history.total(row.date) != nil {
      let base = row.date.weekday * 24
      for piece in history.pieces(of: row) {
        piece.cut(every: Milliseconds.perHour) { hour, part in
          sums[base + Floor.remainder(hour, 24)] += part.length
        }
      }
    }
    let hours = (0..<24).map { hour in (1...7).reduce(0) { $0 + sums[$1 * 24 + hour] } }
    let hasTime = hours.contains { $0 > 0 }
    self.range = range
    self.sums = sums
    knownDays = known
    bestHour = hasTime ? Self.first(hours, spanning: 1) : nil
    bestThreeFrom = hasTime ? Self.first(hours, spanning: 3) : nil
    missing = hasTime ? nil : .noData
  }

  /// Mean milliseconds of an hour of a weekday; may pass an hour in autumn. Nil without a known day.
  public func mean(weekday: Int, hour: Int) -> Int? {
    knownDays[weekday].map { Floor.halfUp(sums[weekday * 24 + hour], $0) }
  }

  /// The largest mean, for the scale of the colours.
  public var largest: Int {
    (1...7).flatMap { day in (0..<24).map { mean(weekday: day, hour: $0) ?? 0 } }.max() ?? 0
  }

  /// The earliest start whose hours hold most.
  private static func first(_ hours: [Int], spanning count: Int) -> Int {
    var best = 0
    var most = -1
    for start in 0...(24 - count) {
      let sum = hours[start..<(start + count)].reduce(0, +)
      if sum > most { (best, most) = (start, sum) }
    }
    return best
  }
}
