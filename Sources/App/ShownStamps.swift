import Core

/// Which pane has been shown what, so that a pane nobody looks at costs nothing.
///
/// Today moves with the minute; the other panes with the date and the turn at 04:00, which fall on
/// a quarter of an hour in every zone.
struct ShownStamps {
  private struct Stamp: Hashable {
    let generation: Int
    let span: Int
  }

  /// In the order of the strip.
  private var stamps = [Stamp?](repeating: nil, count: Destination.allCases.count)
  private var generation = 0

  /// Another history: every pane is out of date.
  mutating func historyChanged() { generation += 1 }

  /// Whether a pane has to be shown anew; taken as done.
  mutating func take(_ destination: Destination, at now: Instant) -> Bool {
    let minutes = destination == .today ? 1 : 15
    let stamp = Stamp(
      generation: generation, span: now.milliseconds / (minutes * Milliseconds.perMinute))
    if stamps[destination.index] == stamp { return false }
    stamps[destination.index] = stamp
    return true
  }
}
