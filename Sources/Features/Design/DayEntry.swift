import Core

/// A day as a row says it, wherever a day is a row.
public struct DayEntry: Hashable, Sendable {
  public let date: DateOnly
  public let status: DayStatus
  /// `2h 13m`; "–" where nothing is known.
  public let total: String
  /// `55 %`, where the day has a goal.
  public let percent: String?
  /// What a reader should know besides the status.
  public let note: String

  public init(
    date: DateOnly, status: DayStatus, total: String, percent: String? = nil, note: String = ""
  ) {
    self.date = date
    self.status = status
    self.total = total
    self.percent = percent
    self.note = note
  }

  /// Days under their sum, newest first, without those that have not begun: the rows add up to the
  /// printed sum (G2), so one may show a minute more than its own page.
  public static func column(
    _ dates: some Sequence<DateOnly>, in history: History, now: Instant
  ) -> [DayEntry] {
    let rings = dates.map { Ring(of: $0, in: history, now: now) }.filter { $0.status != .future }
    let texts = DurationText.column(rings.map { $0.total ?? 0 })
    return zip(rings, texts).reversed().map { DayEntry($0, total: $0.isKnown ? $1 : "–") }
  }

  private init(_ ring: Ring, total: String) {
    self.init(date: ring.date, status: ring.status, total: total, percent: Self.percent(of: ring))
  }

  /// Nothing is asked of a rest day or a day off, so there is no share of it either.
  private static func percent(of ring: Ring) -> String? {
    ring.status == .rest || ring.status == .off ? nil : ring.percent.map(PercentText.goal)
  }

  /// The day as its ring says it. A note stands beside the state in words.
  public init(_ date: DateOnly, in history: History, now: Instant, note: String = "") {
    let ring = Ring(of: date, in: history, now: now)
    self.init(
      date: date, status: ring.status, total: ring.total.map(DurationText.text) ?? "–",
      percent: Self.percent(of: ring), note: note)
  }
}
