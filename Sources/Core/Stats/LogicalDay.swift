/// What was coded from 04:00 to 04:00 (G8), over the rows it touches.
public struct LogicalDay: Hashable, Sendable {
  public let date: DateOnly
  /// Union of its sessions in milliseconds.
  public let activeMilliseconds: Int
  /// The part with late labels (R15).
  public let lateMilliseconds: Int
  /// First activity.
  public let start: Instant
  /// Its label in minutes after midnight, 0 to under 1440.
  public let startMinute: Double
  /// End of the last activity.
  public let stop: Instant
  /// Its label in minutes after midnight, 0 to under 1440.
  public let stopMinute: Double

  /// Whether it has a first and a last activity to speak of (R16).
  public var isActive: Bool { activeMilliseconds >= Thresholds.activeDay }

  /// Takes pieces of one logical day, sorted by start; overlaps count once.
  init?(date: DateOnly, pieces: ArraySlice<ClockPiece>, lateFromMinute: Int) {
    guard let first = pieces.first, var last = pieces.first else { return nil }
    let turn = Thresholds.logicalDayMinute
    let lateMinute = Floor.remainder(lateFromMinute - turn, 1440) + turn
    let lateFrom = date.dayNumber * Milliseconds.perDay + lateMinute * Milliseconds.perMinute
    var active = 0
    var late = 0
    var covered = Int.min
    for piece in pieces {
      let fresh = ClockPiece(
        start: max(piece.start, covered), end: max(piece.end, covered), offset: piece.offset)
      if piece.end > last.end { last = piece }
      covered = max(covered, piece.end)
      active += max(0, fresh.length)
      late += fresh.overlap(lateFrom, Int.max)
    }
    self.date = date
    activeMilliseconds = active
    lateMilliseconds = late
    start = Instant(milliseconds: first.start)
    startMinute = Self.minute(first.labelStart)
    stop = Instant(milliseconds: last.end)
    stopMinute = Self.minute(last.labelEnd)
  }

  private static func minute(_ label: Int) -> Double {
    Double(Floor.remainder(label, Milliseconds.perDay)) / Double(Milliseconds.perMinute)
  }
}
