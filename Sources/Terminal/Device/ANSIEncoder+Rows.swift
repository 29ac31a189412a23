extension ANSIEncoder {
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
  }

  mutating func encode(_ runs: [BufferDiff.Run], of buffer: Buffer) {
    var index = 0
    while index < runs.count {
      let y = runs[index].y
      var next = index
      while next < runs.count, runs[next].y == y { next += 1 }
      encodeRow(runs[index..<next], of: buffer, y)
      index = next
    }
  }

  private mutating func encodeRow(
    _ runs: ArraySlice<BufferDiff.Run>, of buffer: Buffer, _ y: Int
  ) {
    let tail = blankTail(of: y, in: buffer)
    let changedInTail = runs.reduce(0) { $0 + max(0, $1.end - max($1.start, tail)) }
    let erases = changedInTail > 3
    for run in runs where !erases || run.start < tail {
      cut(from: run.start, to: erases ? min(run.end, tail) : run.end, of: buffer, y)
    }
    if erases, let start = runs.first(where: { $0.end > tail })?.start {
      let style = wire(buffer.styles[y * buffer.size.width + tail]).onBlank
      pieces.append(
        Piece(
          kind: .tail, start: max(start, tail), end: buffer.size.width, style: style,
          isBlank: true))
    }
    drawPieces(of: buffer, y)
    pieces.removeAll(keepingCapacity: true)
  }

  /// A new colour is up to 19 bytes, a move about 5: pieces of one colour are drawn together.
  private mutating func drawPieces(of buffer: Buffer, _ y: Int) {
    guard canReorder(buffer, y) else {
      for piece in pieces { draw(piece, of: buffer, y) }
      return
    }
    while !pieces.isEmpty {
      var kept = 0
      for index in pieces.indices {
        let piece = pieces[index]
        if piece.style == (piece.isBlank ? current.onBlank : current) {
          draw(piece, of: buffer, y)
        } else {
          pieces[kept] = piece
          kept += 1
        }
      }
      pieces.removeSubrange(kept...)
      if let first = pieces.first {
        draw(first, of: buffer, y)
        pieces.removeFirst()
      }
    }
  }

  /// Not where moves cost what colours do, nor next to a character that some terminal draws wider
  /// than it should and over its neighbour: whatever is right of it must come after it.
  private func canReorder(_ buffer: Buffer, _ y: Int) -> Bool {
    guard depth == .truecolor || depth == .indexed, pieces.count < 80 else { return false }
    let row = y * buffer.size.width
    return pieces.allSatisfy { piece in
      piece.isBlank
        || buffer.glyphs[(row + piece.start)..<(row + piece.end)].allSatisfy {
          $0.bits < 0x80 || $0 == .rightHalf || $0.isSteady
        }
    }
  }

  // MARK: - Drawing

  private mutating func draw(_ piece: Piece, of buffer: Buffer, _ y: Int) {
    move(to: piece.start, y, in: buffer)
    if piece.isBlank { setGround(piece.style) } else { setStyle(piece.style) }
    switch piece.kind {
    case .text: drawText(piece, of: buffer, y)
    case .erased: csi(piece.end - piece.start, "X")
    case .tail: append("\u{1B}[K")
    }
  }

  private mutating func drawText(_ piece: Piece, of buffer: Buffer, _ y: Int) {
    let row = y * buffer.size.width
    var column = piece.start
    while column < piece.end {
      let glyph = buffer.glyphs[row + column]
      let isWide =
        column + 1 < buffer.size.width && buffer.glyphs[row + column + 1] == .rightHalf
      if cursor == nil { move(to: column, y, in: buffer) }
      put(glyph, isWide: isWide, ambiguous: buffer.ambiguous)
      column += isWide ? 2 : 1
      cursor = glyph.isSteady ? Position(x: column, y: y) : nil
    }
  }

  // MARK: - Cutting a row

  private mutating func cut(from start: Int, to end: Int, of buffer: Buffer, _ y: Int) {
    var column = start
    while column < end {
      let piece = piece(at: column, to: end, of: buffer, y)
      pieces.append(piece)
      column = piece.end
    }
  }

  /// As many cells as one style draws; blanks go with what is before and after them.
  private mutating func piece(
    at start: Int, to end: Int, of buffer: Buffer, _ y: Int
  ) -> Piece {
    let row = y * buffer.size.width
    var ground = wire(buffer.styles[row + start]).onBlank
    let blanks = self.blanks(from: start, to: end, y, in: buffer)
    if blanks > 10 {
      return Piece(kind: .erased, start: start, end: start + blanks, style: ground, isBlank: true)
    }
    var style: PackedStyle?
    var column = start
    while column < end {
      let glyph = buffer.glyphs[row + column]
      let cell = wire(buffer.styles[row + column])
      if glyph == .blank {
        let blanks = self.blanks(from: column, to: end, y, in: buffer)
        guard cell.onBlank == ground, blanks <= 10 else { break }
        column += max(1, blanks)
      } else if glyph == .rightHalf || cell == style {
        column += 1
      } else if style == nil, column == start || cell.onBlank == ground {
        (style, ground) = (cell, cell.onBlank)
        column += 1
      } else {
        break
      }
    }
    return Piece(
      kind: .text, start: start, end: column, style: style ?? ground, isBlank: style == nil)
  }

  /// First column of the blanks that end a row and can be erased.
  private func blankTail(of y: Int, in buffer: Buffer) -> Int {
    let row = y * buffer.size.width
    guard let ground = ground(at: row + buffer.size.width - 1, in: buffer) else {
      return buffer.size.width
    }
    var column = buffer.size.width - 1
    while column > 0, self.ground(at: row + column - 1, in: buffer) == ground { column -= 1 }
    return column
  }

  /// How many blanks that can be erased together follow from a column on.
  private func blanks(from start: Int, to end: Int, _ y: Int, in buffer: Buffer) -> Int {
    let row = y * buffer.size.width
    guard let ground = ground(at: row + start, in: buffer) else { return 0 }
    var column = start + 1
    while column < end, self.ground(at: row + column, in: buffer) == ground { column += 1 }
    return column - start
  }

  /// What a blank shows, where erasing leaves the same.
  private func ground(at index: Int, in buffer: Buffer) -> PackedStyle? {
    guard buffer.glyphs[index] == .blank else { return nil }
    let style = buffer.styles[index].onBlank
    let canErase = erasesInColor ? style.attributes.isEmpty : style == .plain
    return canErase ? style : nil
  }
}
