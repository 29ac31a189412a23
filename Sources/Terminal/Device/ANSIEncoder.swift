/// Cells to bytes. Here, in `FrameEncoder` and in `TerminalModes` is all this program knows of
/// escape sequences.
///
/// Every frame starts and ends with the terminal's default style, and never relies on where the
/// cursor was before it.
public struct ANSIEncoder: Sendable {
  public let depth: ColorDepth
  public let glyphs: GlyphSet
  /// Whether what is erased takes the current background, as it does everywhere but in GNU screen.
  public let erasesInColor: Bool
  /// Whether links are sent; a console without windows might print them.
  public let hasLinks: Bool
  /// What has been encoded and not been taken.
  public private(set) var bytes: [UInt8] = []

  public init(
    depth: ColorDepth, glyphs: GlyphSet, erasesInColor: Bool = true, hasLinks: Bool = true
  ) {
    self.depth = depth
    self.glyphs = glyphs
    self.erasesInColor = erasesInColor
    self.hasLinks = hasLinks
  }

  public mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Appends what turns the screen from `shown` into `wanted`; nothing when they look alike. With
  /// nil, or another size, every cell is sent: nothing is assumed of the screen.
  public mutating func encode(_ wanted: Buffer, from shown: Buffer?) {
    let isAlike = shown?.size == wanted.size && shown?.ambiguous == wanted.ambiguous
    let known = isAlike ? shown : nil
    let runs = BufferDiff.runs(from: known, to: wanted)
    guard
      !runs.isEmpty || known == nil || known?.visibleCursor != wanted.visibleCursor
        || (hasLinks && known?.links != wanted.links)
    else { return }
    wanted.withCells { cells in
      let changed = runs.reduce(0) { $0 + $1.end - $1.start }
      var frame = FrameEncoder(of: cells, changed: changed, by: self)
      frame.begin(isFirst: known == nil)
      frame.encode(runs)
      if hasLinks { frame.encodeLinks(wanted.links, shown: known?.links, drawn: runs) }
      frame.setStyle(.plain)
      frame.encodeCursor(wanted.visibleCursor, shown: known.map(\.visibleCursor))
      frame.end()
      bytes.append(contentsOf: frame.sink.bytes)
    }
  }
}
