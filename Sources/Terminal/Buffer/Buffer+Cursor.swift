extension Buffer {
  /// The cursor, when it stands on the screen.
  var visibleCursor: Position? {
    cursor.flatMap { area.contains(x: $0.x, y: $0.y) ? $0 : nil }
  }
}
