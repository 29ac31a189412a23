extension Buffer {
  /// The cells as plain memory, for what goes over all of them.
  struct Cells {
    let width: Int
    let ambiguous: AmbiguousWidth
    let glyphs: UnsafeBufferPointer<Glyph>
    let styles: UnsafeBufferPointer<PackedStyle>
  }

  func withCells<Result>(_ body: (Cells) -> Result) -> Result {
    glyphs.withUnsafeBufferPointer { glyphs in
      styles.withUnsafeBufferPointer { styles in
        body(Cells(width: size.width, ambiguous: ambiguous, glyphs: glyphs, styles: styles))
      }
    }
  }
}
