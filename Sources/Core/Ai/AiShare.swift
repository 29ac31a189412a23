/// AI time against all time, from the first day that has any (R21). Milliseconds.
///
/// A ratio of sums, never a mean of ratios. Never seen is "not measured", not 0 %.
public struct AiShare: Hashable, Sendable {
  public let range: ClosedRange<DateOnly>
  /// 0 to 1.
  public let share: Double?
  public let ai: Int?
  public let total: Int?
  /// First measured day in the range.
  public let from: DateOnly?
  /// First day with AI time of the whole history.
  public let firstEver: DateOnly?
  public let missing: Missing?

  public init(_ history: History, in range: ClosedRange<DateOnly>, now: Instant) {
    let today = history.today(at: now)
    let first = Self.firstDay(history, upTo: today)
    self.range = range
    firstEver = first
    guard let first, first <= range.upperBound else {
      (share, ai, total, from) = (nil, nil, nil, nil)
      missing = .notMeasured
      return
    }
    let from = max(first, range.lowerBound)
    let sums = Self.sums(history, in: from...range.upperBound, upTo: today)
    self.from = from
    ai = sums.ai
    total = sums.total
    share = sums.total > 0 ? Double(sums.ai) / Double(sums.total) : nil
    missing = sums.total > 0 ? nil : .noData
  }

  /// The first day with AI time, of the whole history.
  static func firstDay(_ history: History, upTo today: DateOnly) -> DateOnly? {
    zip(history.days, history.index.aiMilliseconds).first { $0.isKnown && $1 > 0 }
      .flatMap { $0.0.date <= today ? $0.0.date : nil }
  }

  static func sums(
    _ history: History, in range: ClosedRange<DateOnly>, upTo today: DateOnly
  ) -> (ai: Int, total: Int) {
    guard range.lowerBound <= today else { return (0, 0) }
    let days = history.days(in: range.lowerBound...min(range.upperBound, today))
    var ai = 0
    var total = 0
    for place in days.indices where days[place].isKnown {
      ai += history.index.aiMilliseconds[place]
      total += days[place].totalMilliseconds
    }
    return (ai, total)
  }
}
