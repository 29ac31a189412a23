import Foundation

/// The offsets of a zone over a span of instants, found once so that thousands of labels are cheap.
///
/// Offsets are in milliseconds east of UTC. A clock's label is UTC + offset (G7); no instant is ever
/// built from a label.
public struct ZoneOffsets: Hashable, Sendable {
  public let identifier: String
  private let zone: TimeZone
  private let from: Int
  private let to: Int
  /// Instants from which the offset at the same place counts, ascending.
  private let starts: [Int]
  private let offsets: [Int]

  /// Samples the span every week and finds each change to the second by bisection; nil for a name
  /// this system does not know.
  public init?(identifier: String, from: Instant, to: Instant) {
    guard let zone = TimeZone(identifier: identifier) else { return nil }
    self.init(zone: zone, identifier: identifier, from: from, to: to)
  }

  /// UTC, which stands in where no zone can be read.
  static let utc = ZoneOffsets(
    zone: TimeZone(secondsFromGMT: 0) ?? .gmt, identifier: "UTC",
    from: Instant(milliseconds: 0), to: Instant(milliseconds: 0))

  private init(zone: TimeZone, identifier: String, from: Instant, to: Instant) {
    self.zone = zone
    self.identifier = identifier
    // 1990 to 2100: outside it, and outside the span, the zone is asked directly.
    let first = max(from.milliseconds, 631_152_000_000)
    let last = min(to.milliseconds, 4_102_444_800_000)
    self.from = first
    self.to = max(first, last)
    var starts = [first]
    var offsets = [Self.offset(of: zone, at: first)]
    var at = first
    while at < last {
      let next = min(at + 7 * Milliseconds.perDay, last)
      let offset = Self.offset(of: zone, at: next)
      if let current = offsets.last, offset != current {
        starts.append(Self.change(in: zone, from: at, to: next, offset: current))
        offsets.append(offset)
      }
      at = next
    }
    self.starts = starts
    self.offsets = offsets
  }

  /// Offset in milliseconds at an instant.
  public func offset(at instant: Instant) -> Int {
    offset(at: instant.milliseconds)
  }

  func offset(at milliseconds: Int) -> Int {
    guard milliseconds >= from, milliseconds < to else {
      return Self.offset(of: zone, at: milliseconds)
    }
    return offsets[starts.partitioningIndex { $0 > milliseconds } - 1]
  }

  /// Milliseconds since the epoch as the clock on the wall counts them.
  public func label(of instant: Instant) -> Int {
    instant.milliseconds + offset(at: instant)
  }

  /// The date the clock shows.
  public func date(of instant: Instant) -> DateOnly {
    DateOnly(dayNumber: Floor.divide(label(of: instant), Milliseconds.perDay))
  }

  /// Splits a stretch where the offset changes, so that each piece has one.
  func pieces(from start: Int, to end: Int, into pieces: inout [ClockPiece]) {
    if start >= from, end <= to, case let next = starts.partitioningIndex(where: { $0 > start }),
      next == starts.count || end <= starts[next]
    {
      if start < end {
        pieces.append(ClockPiece(start: start, end: end, offset: offsets[next - 1]))
      }
      return
    }
    var start = start
    while start < end {
      let offset = offset(at: start)
      var stop = end
      if self.offset(at: end - 1) != offset {
        stop = Self.change(in: zone, from: start, to: end - 1, offset: offset)
      }
      pieces.append(ClockPiece(start: start, end: stop, offset: offset))
      start = stop
    }
  }

  /// First millisecond after `from` whose offset differs from the one at `from`.
  private static func change(in zone: TimeZone, from: Int, to: Int, offset: Int) -> Int {
    var low = from
    var high = to
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if Self.offset(of: zone, at: middle) == offset { low = middle } else { high = middle }
    }
    return high
  }

  private static func offset(of zone: TimeZone, at milliseconds: Int) -> Int {
    let seconds = Double(Floor.divide(milliseconds, 1000))
    return zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)) * 1000
  }
}
