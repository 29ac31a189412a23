/// Cells to bytes. Here and in `TerminalModes` is all this program knows of escape sequences.
///
/// Every frame starts and ends with the terminal's default style, and never relies on where the
/// cursor was before it.
public struct ANSIEncoder: Sendable {
  public let depth: ColorDepth
  public let glyphs: GlyphSet
  /// Whether what is erased takes the current background, as it does everywhere but in GNU screen.
  public let erasesInColor: Bool
  /// What has been encoded and not been taken.
  public internal(set) var bytes: [UInt8] = []
  /// Where the terminal's cursor is; nil when that is uncertain.
  var cursor: Position?
  /// The style the terminal draws in.
  var current = PackedStyle.plain
  /// What is to be drawn of one row; kept for its memory.
  var pieces: [Piece] = []
  private var lastStyle = PackedStyle.plain
  private var lastWire = PackedStyle.plain

  public init(depth: ColorDepth, glyphs: GlyphSet, erasesInColor: Bool = true) {
    self.depth = depth
    self.glyphs = glyphs
    self.erasesInColor = erasesInColor
  }

  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Appends what turns the screen from `shown` into `wanted`; nothing when they look alike. With
  /// nil, or another size, every cell is sent: nothing is assumed of the screen.
  public mutating func encode(_ wanted: Buffer, from shown: Buffer?) {
    let isAlike = shown?.size == wanted.size && shown?.ambiguous == wanted.ambiguous
    let known = isAlike ? shown : nil
    let runs = BufferDiff.runs(from: known, to: wanted)
    guard !runs.isEmpty || known == nil || known?.visibleCursor != wanted.visibleCursor
    else { return }
    cursor = nil
    current = .plain
    append("\u{1B}[?2026h")
    if known == nil { append("\u{1B}[m") }
    encode(runs, of: wanted)
    setStyle(.plain)
    encodeCursor(of: wanted, from: known)
    append("\u{1B}[?2026l")
  }

  private mutating func encodeCursor(of wanted: Buffer, from known: Buffer?) {
    if let place = wanted.visibleCursor {
      move(to: place.x, place.y, in: wanted)
      if known?.visibleCursor == nil { append("\u{1B}[?25h") }
    } else if known == nil || known?.visibleCursor != nil {
      append("\u{1B}[?25l")
    }
  }

  mutating func put(_ glyph: Glyph, isWide: Bool, ambiguous: AmbiguousWidth) {
    if glyph.bits < 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: glyph.bits))
    } else if glyphs == .ascii || (ambiguous == .wide && !isWide && glyph.isAmbiguous) {
      // Also where the terminal would give two columns to a frame drawn in one.
      bytes.append(GlyphSet.substitute(for: glyph.base))
      if isWide { bytes.append(UInt8(ascii: " ")) }
    } else {
      glyph.forEachScalar { appendUTF8($0) }
    }
  }

  /// The style as the terminal can show it.
  mutating func wire(_ style: PackedStyle) -> PackedStyle {
    if style != lastStyle {
      lastStyle = style
      lastWire = depth.wire(style)
    }
    return lastWire
  }
}
