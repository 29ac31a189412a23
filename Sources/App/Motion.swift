import Terminal

/// What moves, as pure functions of the time the program has been open.
struct Motion: Hashable, Sendable {
  /// Nil where nothing may move: everything then stands as it ends.
  let elapsed: Duration?
  /// Today's total in milliseconds, as far as it has counted; nil where it stands still.
  var counted: Int?

  static let sweepLength = Duration.milliseconds(480)

  /// Share of the rings that is filled, 0 to 1.
  var sweep: Double {
    guard let elapsed else { return 1 }
    return Self.eased(elapsed / Self.sweepLength)
  }

  /// How far something has come after a share of its time, both 0 to 1: fast at first, then slower.
  static func eased(_ share: Double) -> Double {
    let open = 1 - min(1, max(0, share))
    return 1 - open * open * open
  }

  var isSweeping: Bool { elapsed.map { $0 < Self.sweepLength } ?? false }

  /// The sign that something goes on.
  var spinner: Character? { elapsed.map { Spinner(elapsed: $0).frame } }

  /// How long the picture stands.
  var frame: Duration { isSweeping || counted != nil ? .milliseconds(40) : Spinner.interval }
}
