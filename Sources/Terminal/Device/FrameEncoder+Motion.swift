extension FrameEncoder {
  /// Moves the cursor by few bytes. After the last column it stands at the row's width, still in
  /// that row: there every terminal goes by a return and by an absolute column.
  mutating func move(to x: Int, _ y: Int) {
    if cursor == Position(x: x, y: y) { return }
    guard let from = cursor, from.y <= y, y - from.y < 3 || x == 0 && y - from.y < 5 else {
      return moveAbsolutely(to: x, y)
    }
    cursor = Position(x: x, y: y)
    if x == 0 { sink.append(0x0D) }
    for _ in from.y..<y { sink.append(0x0A) }
    guard x > 0, x != from.x else { return }
    if from.y == y, from.x < x {
      moveRight(from: from.x, to: x, y)
    } else {
      sink.csi(x + 1, "G")
    }
  }

  private mutating func moveAbsolutely(to x: Int, _ y: Int) {
    cursor = Position(x: x, y: y)
    guard x > 0 else { return y > 0 ? sink.csi(y + 1, "H") : sink.append("\u{1B}[H") }
    sink.csi(y + 1, ";")
    sink.append(number: x + 1, "H")
  }

  /// Skips cells, or writes them again where that takes no more bytes.
  private mutating func moveRight(from start: Int, to x: Int, _ y: Int) {
    guard start < x else { return }
    let row = y * cells.width
    if x - start <= 4, isPlain(from: row + start, to: row + x) {
      for index in (row + start)..<(row + x) {
        sink.append(UInt8(truncatingIfNeeded: cells.glyphs[index].bits))
      }
    } else if x - start == 1 {
      sink.append("\u{1B}[C")
    } else {
      sink.csi(x - start, "C")
    }
  }

  /// Whether each cell, as it is on the screen, is one byte in the current style.
  private mutating func isPlain(from start: Int, to end: Int) -> Bool {
    for index in start..<end {
      let glyph = cells.glyphs[index]
      let style = wire(cells.styles[index])
      let fits = glyph == .blank ? style.onBlank == current.onBlank : style == current
      guard glyph.bits < 0x7F, fits else { return false }
    }
    return true
  }
}
