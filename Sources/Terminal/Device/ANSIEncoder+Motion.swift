extension ANSIEncoder {
  /// Moves the cursor by few bytes. After the last column it stands at the row's width, still in
  /// that row: there every terminal goes by a return and by an absolute column.
  mutating func move(to x: Int, _ y: Int, in buffer: Buffer) {
    guard let from = cursor, from.y <= y, y - from.y < 3 || x == 0 && y - from.y < 5 else {
      return moveAbsolutely(to: x, y)
    }
    cursor = Position(x: x, y: y)
    guard from != cursor else { return }
    if x == 0 { bytes.append(0x0D) }
    for _ in from.y..<y { bytes.append(0x0A) }
    guard x > 0, x != from.x else { return }
    if from.y == y, from.x < x {
      moveRight(from: from.x, to: x, y, in: buffer)
    } else {
      csi(x + 1, "G")
    }
  }

  private mutating func moveAbsolutely(to x: Int, _ y: Int) {
    cursor = Position(x: x, y: y)
    append("\u{1B}[")
    if y > 0 || x > 0 { append(y + 1) }
    if x > 0 {
      bytes.append(UInt8(ascii: ";"))
      append(x + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// Skips cells, or writes them again where that takes no more bytes.
  private mutating func moveRight(from start: Int, to x: Int, _ y: Int, in buffer: Buffer) {
    guard start < x else { return }
    if x - start <= 4, isPlain(from: start, to: x, y, in: buffer) {
      for column in start..<x {
        bytes.append(UInt8(truncatingIfNeeded: buffer.glyphs[y * buffer.size.width + column].bits))
      }
    } else if x - start == 1 {
      append("\u{1B}[C")
    } else {
      csi(x - start, "C")
    }
  }

  /// Whether each cell, as it is on the screen, is one byte in the current style.
  private mutating func isPlain(
    from start: Int, to end: Int, _ y: Int, in buffer: Buffer
  ) -> Bool {
    let row = y * buffer.size.width
    for index in (row + start)..<(row + end) {
      let glyph = buffer.glyphs[index]
      let style = wire(buffer.styles[index])
      let fits = glyph == .blank ? style.onBlank == current.onBlank : style == current
      guard glyph.bits < 0x7F, fits else { return false }
    }
    return true
  }
}
