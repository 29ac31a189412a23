/// A screen of cells to draw into. Drawing outside it, at whatever coordinates, does nothing.
public struct Buffer: Hashable, Sendable {
  public let size: Size
  /// Where the terminal's cursor should stand; nil hides it.
  public var cursor: Position?
  /// What can be clicked, besides what it is drawn as.
  public internal(set) var links: [Link] = []
  /// How `write` counts characters of ambiguous width.
  public let ambiguous: AmbiguousWidth
  /// Row by row; plain memory, so that rows are compared by `memcmp`.
  private(set) var glyphs: [Glyph]
  private(set) var styles: [PackedStyle]

  /// A buffer of blanks in `style`.
  public init(size: Size, style: Style = .plain, ambiguous: AmbiguousWidth = TextWidth.ambiguous) {
    self.size = size
    self.ambiguous = ambiguous
    glyphs = Array(repeating: .blank, count: size.width * size.height)
    styles = Array(repeating: PackedStyle(style), count: size.width * size.height)
  }

  public var area: Rect { Rect(size) }

  /// The cell at a position; a blank outside the buffer.
  public subscript(x: Int, y: Int) -> Cell {
    guard area.contains(x: x, y: y) else { return Cell(text: " ", style: .plain) }
    let index = y * size.width + x
    return Cell(text: glyphs[index].text, style: styles[index].style)
  }

  /// Writes one line of text from `x` on, clipped to `clip` (default: the whole buffer), and
  /// returns the column after it. Control characters are shown as visible pictures, never stored;
  /// a wide character cut in half leaves a blank.
  @discardableResult
  public mutating func write(
    _ text: String, x: Int, y: Int, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    let clip = clip?.intersection(area) ?? area
    let x = Rect.clamped(x)
    guard y >= clip.y, y < clip.maxY else {
      return x + TextWidth.columns(of: text, ambiguous: ambiguous)
    }
    let packed = PackedStyle(style)
    let written = text.utf8.withContiguousStorageIfAvailable { bytes in
      writeNarrow(bytes, x: x, y: y, style: packed, clip: clip)
    }
    if let count = written ?? nil { return x + count }
    var reader = GlyphReader(text, ambiguous: ambiguous)
    var column = x
    while let piece = reader.next() {
      place(piece, x: column, y: y, style: packed, clip: clip)
      column += piece.columns
    }
    return column
  }

  /// Fills a rectangle with one single-width character.
  public mutating func fill(_ area: Rect, with character: Character = " ", style: Style = .plain) {
    let area = area.intersection(self.area)
    guard !area.isEmpty else { return }
    let glyph = Self.narrow(character)
    let packed = PackedStyle(style)
    for y in area.y..<area.maxY {
      blankCutHalves(from: area.x, to: area.maxX, y: y)
      let cells = (y * size.width + area.x)..<(y * size.width + area.maxX)
      var glyphs = self.glyphs.mutableSpan
      for cell in cells { glyphs[cell] = glyph }
      setStyles(cells, to: packed)
    }
  }

  private mutating func setStyles(_ cells: Range<Int>, to style: PackedStyle) {
    var styles = self.styles.mutableSpan
    for cell in cells { styles[cell] = style }
  }

  private static func narrow(_ character: Character) -> Glyph {
    let text = String(character)
    let quick = text.utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      return NarrowText.columns(of: bytes, ambiguous: .narrow) == 1
        ? NarrowText.next(in: bytes, at: &index) : nil
    }
    if let glyph = quick ?? nil { return glyph }
    var reader = GlyphReader(text)
    let piece = reader.next()
    return piece?.columns == 1 ? piece?.glyph ?? .blank : .blank
  }

  /// Changes the style of what is drawn in a rectangle, leaving the text.
  public mutating func restyle(_ area: Rect, _ change: (inout Style) -> Void) {
    let area = area.intersection(self.area)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      for index in (y * size.width + area.x)..<(y * size.width + area.maxX) {
        var style = styles[index].style
        change(&style)
        styles[index] = PackedStyle(style)
      }
    }
  }

  /// The text of one row, trailing blanks included.
  public func row(_ y: Int) -> String {
    guard y >= 0, y < size.height else { return "" }
    var scalars = String.UnicodeScalarView()
    for glyph in glyphs[(y * size.width)..<((y + 1) * size.width)] {
      glyph.forEachScalar { value in
        if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
      }
    }
    return String(scalars)
  }

  /// Number of columns written; nil, with nothing written, for what is no `NarrowText`.
  private mutating func writeNarrow(
    _ bytes: UnsafeBufferPointer<UInt8>, x: Int, y: Int, style: PackedStyle, clip: Rect
  ) -> Int? {
    guard let count = NarrowText.columns(of: bytes, ambiguous: ambiguous) else { return nil }
    let start = max(clip.x, x)
    let end = min(clip.maxX, x + count)
    guard start < end else { return count }
    blankCutHalves(from: start, to: end, y: y)
    var index = 0
    for _ in x..<start { _ = NarrowText.next(in: bytes, at: &index) }
    let row = y * size.width
    // Spans: an array asks at every cell whether it is shared.
    var glyphs = self.glyphs.mutableSpan
    for cell in (row + start)..<(row + end) {
      glyphs[cell] = NarrowText.next(in: bytes, at: &index)
    }
    setStyles((row + start)..<(row + end), to: style)
    return count
  }

  private mutating func place(
    _ piece: GlyphReader.Piece, x: Int, y: Int, style: PackedStyle, clip: Rect
  ) {
    let start = max(clip.x, x)
    let end = min(clip.maxX, x + piece.columns)
    guard start < end else { return }
    blankCutHalves(from: start, to: end, y: y)
    let isWhole = end - start == piece.columns
    let index = y * size.width + start
    glyphs[index] = isWhole ? piece.glyph : .blank
    styles[index] = style
    if isWhole, piece.columns == 2 {
      glyphs[index + 1] = .rightHalf
      styles[index + 1] = style
    }
  }

  /// Blanks the halves that stay of wide characters when columns `start..<end` are overwritten.
  private mutating func blankCutHalves(from start: Int, to end: Int, y: Int) {
    let row = y * size.width
    if glyphs[row + start] == .rightHalf { glyphs[row + start - 1] = .blank }
    if end < size.width, glyphs[row + end] == .rightHalf { glyphs[row + end] = .blank }
  }
}
