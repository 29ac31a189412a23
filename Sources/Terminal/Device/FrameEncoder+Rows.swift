extension FrameEncoder {
  /// Cells of one row that one style draws.
  struct Piece {
    enum Kind {
      case text
      /// Blanks long enough to be erased.
      case erased
      /// Blanks to the end of the row.
      case tail
    }
    let kind: Kind
    let start: Int
    let end: Int
    /// As it goes to the terminal; of nothing but blanks, just what they show.
    let style: PackedStyle
    let isBlank: Bool
    /// Whether every terminal moves its cursor alike for all of it.
    var isSteady = true
  }

  mutating func encode(_ runs: [BufferDiff.Run]) {
    var index = 0
    while index < runs.count {
      let y = runs[index].y
      var next = index
      while next < runs.count, runs[next].y == y { next += 1 }
      encodeRow(runs[index..<next], y)
      index = next
    }
  }

  private mutating func encodeRow(_ runs: ArraySlice<BufferDiff.Run>, _ y: Int) {
    let tail = blankTail(of: y)
    let changedInTail = runs.reduce(0) { $0 + max(0, $1.end - max($1.start, tail)) }
    let erases = changedInTail > 3
    for run in runs where !erases || run.start < tail {
      cut(from: run.start, to: erases ? min(run.end, tail) : run.end, y)
    }
    if erases, let start = runs.first(where: { $0.end > tail })?.start {
      let style = wire(cells.styles[y * cells.width + tail]).onBlank
      pieces.append(
        Piece(
          kind: .tail, start: max(start, tail), end: cells.width, style: style, isBlank: true))
    }
    drawPieces(y)
  }

  /// A new colour is up to 19 bytes, a move about 5: pieces of one colour are drawn together.
  private mutating func drawPieces(_ y: Int) {
    var pieces: [Piece] = []
    swap(&pieces, &self.pieces)
    if canReorder(pieces) {
      drawByStyle(&pieces, y)
    } else {
      for piece in pieces { draw(piece, y) }
    }
    pieces.removeAll(keepingCapacity: true)
    swap(&pieces, &self.pieces)
  }

  /// Draws what the current style can, then whatever is first, until nothing is left.
  private mutating func drawByStyle(_ pieces: inout [Piece], _ y: Int) {
    var count = pieces.count
    var drawn = 0
    while count > drawn {
      var kept = 0
      for index in drawn..<count {
        let piece = pieces[index]
        if piece.style == (piece.isBlank ? current.onBlank : current) {
          draw(piece, y)
        } else {
          pieces[kept] = piece
          kept += 1
        }
      }
      count = kept
      guard count > 0 else { return }
      draw(pieces[0], y)
      drawn = 1
    }
  }

  /// Not where moves cost what colours do, nor next to a character that some terminal draws wider
  /// than it should and over its neighbour: whatever is right of it must come after it.
  private func canReorder(_ pieces: [Piece]) -> Bool {
    guard depth == .truecolor || depth == .indexed, pieces.count < 80 else { return false }
    return pieces.allSatisfy(\.isSteady)
  }

  // MARK: - Drawing

  private mutating func draw(_ piece: Piece, _ y: Int) {
    move(to: piece.start, y)
    if piece.isBlank { setGround(piece.style) } else { setStyle(piece.style) }
    switch piece.kind {
    case .text: drawText(piece, y)
    case .erased: sink.csi(piece.end - piece.start, "X")
    case .tail: sink.append("\u{1B}[K")
    }
  }

  private mutating func drawText(_ piece: Piece, _ y: Int) {
    let row = y * cells.width
    var column = piece.start
    while column < piece.end {
      let glyph = cells.glyphs[row + column]
      if cursor == nil { move(to: column, y) }
      let isWide =
        column + 1 < cells.width && cells.glyphs[row + column + 1] == .rightHalf
      put(glyph, isWide: isWide)
      column += isWide ? 2 : 1
      if !piece.isSteady { cursor = glyph.isSteady ? Position(x: column, y: y) : nil }
    }
    if piece.isSteady { cursor = Position(x: column, y: y) }
  }
}
