/// Cells to bytes. Here and in `TerminalModes` is all this program knows of escape sequences.
///
/// Every frame starts and ends with the terminal's default style, and never relies on where the
/// cursor was before it.
public struct ANSIEncoder: Sendable {
  public let depth: ColorDepth
  public let glyphs: GlyphSet
  /// What has been encoded and not been taken.
  public internal(set) var bytes: [UInt8] = []
  /// Where the terminal's cursor is; nil when that is uncertain.
  var cursor: Position?
  /// The style the terminal draws in.
  var current = PackedStyle.plain
  private var lastStyle = PackedStyle.plain
  private var lastWire = PackedStyle.plain

  public init(depth: ColorDepth, glyphs: GlyphSet) {
    self.depth = depth
    self.glyphs = glyphs
  }

  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Appends what turns the screen from `shown` into `wanted`; nothing when they look alike. With
  /// nil, or another size, every cell is sent: nothing is assumed of the screen.
  public mutating func encode(_ wanted: Buffer, from shown: Buffer?) {
    let known = shown?.size == wanted.size ? shown : nil
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

  private mutating func encode(_ runs: [BufferDiff.Run], of buffer: Buffer) {
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
    let tail = buffer.blankTail(of: y)
    let changedInTail = runs.reduce(0) { $0 + max(0, $1.end - max($1.start, tail)) }
    let erases = changedInTail > 3
    for run in runs where !erases || run.start < tail {
      encodeCells(from: run.start, to: erases ? min(run.end, tail) : run.end, of: buffer, y)
    }
    guard erases, let start = runs.first(where: { $0.end > tail })?.start else { return }
    move(to: max(start, tail), y, in: buffer)
    setEraseStyle()
    append("\u{1B}[K")
  }

  private mutating func encodeCells(from start: Int, to end: Int, of buffer: Buffer, _ y: Int) {
    let row = y * buffer.size.width
    var column = start
    while column < end {
      let blanks = buffer.blanks(from: column, to: end, y: y)
      if blanks > 10 {
        move(to: column, y, in: buffer)
        setEraseStyle()
        csi(blanks, "X")
        column += blanks
        continue
      }
      let glyph = buffer.glyphs[row + column]
      let isWide =
        column + 1 < buffer.size.width && buffer.glyphs[row + column + 1] == .rightHalf
      move(to: column, y, in: buffer)
      setStyle(buffer.styles[row + column], on: glyph)
      put(glyph, isWide: isWide, ambiguous: buffer.ambiguous)
      column += isWide ? 2 : 1
      let isCertain = column < buffer.size.width && glyph.isSteady
      cursor = isCertain ? Position(x: column, y: y) : nil
    }
  }

  private mutating func put(_ glyph: Glyph, isWide: Bool, ambiguous: AmbiguousWidth) {
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
