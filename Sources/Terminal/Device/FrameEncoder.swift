/// Encodes one frame. Lives no longer than the cells it points at.
struct FrameEncoder: ~Copyable {
  let cells: Buffer.Cells
  let depth: ColorDepth
  let glyphSet: GlyphSet
  let erasesInColor: Bool
  var sink: ByteSink
  /// Where the terminal's cursor is; nil when that is uncertain.
  var cursor: Position?
  /// The style the terminal draws in.
  var current = PackedStyle.plain
  /// What is to be drawn of one row; kept for its memory.
  var pieces: [Piece] = []
  private var lastStyle = PackedStyle.plain
  private var lastWire = PackedStyle.plain

  /// `changed` cells are to be sent.
  init(of cells: Buffer.Cells, changed: Int, by encoder: ANSIEncoder) {
    self.cells = cells
    depth = encoder.depth
    glyphSet = encoder.glyphs
    erasesInColor = encoder.erasesInColor
    // Room for a colour at each of them: memory that is not written to costs nothing, and growing
    // copies all there is.
    sink = ByteSink(capacity: 24 * changed)
  }

  mutating func begin(isFirst: Bool) {
    sink.append("\u{1B}[?2026h")
    if isFirst { sink.append("\u{1B}[m") }
  }

  /// `shown` is nil where nothing is known of the screen.
  mutating func encodeCursor(_ wanted: Position?, shown: Position??) {
    if let wanted {
      move(to: wanted.x, wanted.y)
      if (shown ?? nil) == nil { sink.append("\u{1B}[?25h") }
    } else if shown == nil || (shown ?? nil) != nil {
      sink.append("\u{1B}[?25l")
    }
  }

  mutating func end() { sink.append("\u{1B}[?2026l") }

  @inline(__always)
  mutating func put(_ glyph: Glyph, isWide: Bool) {
    if glyph.bits < 0x7F {
      sink.append(UInt8(truncatingIfNeeded: glyph.bits))
    } else if glyphSet == .ascii || (cells.ambiguous == .wide && !isWide && glyph.isAmbiguous) {
      // Also where the terminal would give two columns to a frame drawn in one.
      sink.append(GlyphSet.substitute(for: glyph.base))
      if isWide { sink.append(UInt8(ascii: " ")) }
    } else if glyph.isSingle {
      sink.appendUTF8(glyph.base)
    } else {
      putAll(of: glyph)
    }
  }

  private mutating func putAll(of glyph: Glyph) {
    guard glyph != .rightHalf else { return }
    var rest = glyph.bits
    repeat {
      sink.appendUTF8(UInt32(truncatingIfNeeded: rest & 0x1F_FFFF))
      rest >>= 21
    } while rest != 0
  }

  /// The style as the terminal can show it.
  @inline(__always)
  mutating func wire(_ style: PackedStyle) -> PackedStyle {
    if depth == .truecolor { return style }
    if style != lastStyle {
      lastStyle = style
      lastWire = depth.wire(style)
    }
    return lastWire
  }
}
