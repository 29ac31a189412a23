/// One week of AI time. Milliseconds.
public struct AiWeek: Hashable, Sendable {
  public let start: DateOnly
  public let ai: Int
  public let total: Int

  /// 0 to 1; nil where nothing was coded.
  public var share: Double? { total > 0 ? Double(ai) / Double(total) : nil }

  /// So many complete weeks before the one that holds today, oldest first.
  public static func last(_ count: Int, of history: History, now: Instant) -> [AiWeek] {
    let today = history.today(at: now)
    let current = today.startOfWeek(startingOn: history.settings.weekStart)
    return (0..<max(0, count)).map { place in
      let start = current.advanced(by: -7 * (count - place))
      let sums = AiShare.sums(history, in: start...start.advanced(by: 6), upTo: today)
      return AiWeek(start: start, ai: sums.ai, total: sums.total)
    }
  }
}
