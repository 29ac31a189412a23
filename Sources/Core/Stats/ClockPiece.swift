/// A stretch of coding under one offset: real time and clock labels at once (G7).
struct ClockPiece: Hashable, Sendable {
  /// Milliseconds since the epoch.
  let start: Int
  let end: Int
  let offset: Int

  var length: Int { end - start }
  /// Milliseconds since the epoch as the clock on the wall shows them.
  var labelStart: Int { start + offset }
  var labelEnd: Int { end + offset }

  /// How much of it has labels in a range.
  func overlap(_ from: Int, _ to: Int) -> Int {
    max(0, min(labelEnd, to) - max(labelStart, from))
  }

  /// Cuts at every multiple of a day, shifted by `turn` milliseconds.
  func cut(every step: Int, turn: Int = 0, _ body: (_ index: Int, _ piece: ClockPiece) -> Void) {
    var from = start
    while from < end {
      let index = Floor.divide(from + offset - turn, step)
      let until = min(end, (index + 1) * step + turn - offset)
      body(index, ClockPiece(start: from, end: until, offset: offset))
      from = until
    }
  }
}
