extension Buffer {
  /// The cursor, when it stands on the screen.
  var visibleCursor: Position? {
    cursor.flatMap { area.contains(x: $0.x, y: $0.y) ? $0 : nil }
  }

  /// First column of the blanks in the terminal's own style that end a row.
  func blankTail(of y: Int) -> Int {
    var column = size.width
    while column > 0, isPlainBlank(y * size.width + column - 1) { column -= 1 }
    return column
  }

  /// How many blanks in the terminal's own style follow from a column on.
  func blanks(from start: Int, to end: Int, y: Int) -> Int {
    var column = start
    while column < end, isPlainBlank(y * size.width + column) { column += 1 }
    return column - start
  }

  private func isPlainBlank(_ index: Int) -> Bool {
    glyphs[index] == .blank && styles[index].onBlank == .plain
  }
}
