/// Cutting a row into what one style draws.
extension FrameEncoder {
  mutating func cut(from start: Int, to end: Int, _ y: Int) {
    let row = y * cells.width
    var column = start
    while column < end {
      let piece = piece(at: column, to: end, row)
      pieces.append(piece)
      column = piece.end
    }
  }

  /// As many cells as one style draws; blanks go with what is before and after them.
  private mutating func piece(at start: Int, to end: Int, _ row: Int) -> Piece {
    var ground = wire(cells.styles[row + start]).onBlank
    let blanks = self.blanks(from: start, to: end, row)
    if blanks > 10 {
      return Piece(kind: .erased, start: start, end: start + blanks, style: ground, isBlank: true)
    }
    var style: PackedStyle?
    var isSteady = true
    var column = start
    while column < end {
      let glyph = cells.glyphs[row + column]
      let cell = wire(cells.styles[row + column])
      if glyph == .blank {
        let blanks = self.blanks(from: column, to: end, row)
        guard cell.onBlank == ground, blanks <= 10 else { break }
        column += max(1, blanks)
        continue
      }
      if glyph == .rightHalf || cell == style {
      } else if style == nil, column == start || cell.onBlank == ground {
        (style, ground) = (cell, cell.onBlank)
      } else {
        break
      }
      if glyph.bits >= 0x80, glyph != .rightHalf, !glyph.isSteady { isSteady = false }
      column += 1
    }
    return Piece(
      kind: .text, start: start, end: column, style: style ?? ground, isBlank: style == nil,
      isSteady: isSteady)
  }

  /// First column of the blanks that end a row and can be erased.
  func blankTail(of y: Int) -> Int {
    let row = y * cells.width
    guard let ground = ground(at: row + cells.width - 1) else { return cells.width }
    var column = cells.width - 1
    while column > 0, self.ground(at: row + column - 1) == ground { column -= 1 }
    return column
  }

  /// How many blanks that can be erased together follow from a column on.
  private func blanks(from start: Int, to end: Int, _ row: Int) -> Int {
    guard let ground = ground(at: row + start) else { return 0 }
    var column = start + 1
    while column < end, self.ground(at: row + column) == ground { column += 1 }
    return column - start
  }

  /// What a blank shows, where erasing leaves the same.
  @inline(__always)
  private func ground(at index: Int) -> PackedStyle? {
    guard cells.glyphs[index] == .blank else { return nil }
    let style = cells.styles[index].onBlank
    let canErase = erasesInColor ? style.attributes.isEmpty : style == .plain
    return canErase ? style : nil
  }
}
