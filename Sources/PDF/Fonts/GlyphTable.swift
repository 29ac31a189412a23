/// The outlines of a font: `loca` and `glyf`.
struct GlyphTable: Sendable {
  /// A part of a composite glyph: which glyph, and where its number stands in the data.
  struct Part: Equatable {
    let glyph: Int
    let place: Int
  }

  let count: Int
  private let locations: FontBytes
  private let outlines: FontBytes
  private let isLong: Bool

  init(count: Int, locations: FontBytes, outlines: FontBytes, isLong: Bool) {
    self.count = count
    self.locations = locations
    self.outlines = outlines
    self.isLong = isLong
  }

  /// The glyph's bytes, empty for a blank one, nil when the file lies about where they are.
  func data(_ glyph: Int) -> [UInt8]? {
    guard glyph >= 0, glyph < count else { return nil }
    let start: Int?
    let end: Int?
    if isLong {
      start = locations.u32(glyph * 4)
      end = locations.u32(glyph * 4 + 4)
    } else {
      start = locations.u16(glyph * 2).map { $0 * 2 }
      end = locations.u16(glyph * 2 + 2).map { $0 * 2 }
    }
    guard let start, let end, start <= end else { return nil }
    return outlines.slice(start, end - start)
  }

  /// The parts of a composite glyph; none for a simple one, nil for data that ends too early.
  static func parts(of data: [UInt8]) -> [Part]? {
    let bytes = FontBytes(data)
    guard !data.isEmpty else { return [] }
    guard let contours = bytes.i16(0), bytes.count >= 10 else { return nil }
    guard contours < 0 else { return [] }
    var parts: [Part] = []
    var at = 10
    while true {
      guard let flags = bytes.u16(at), let glyph = bytes.u16(at + 2) else { return nil }
      parts.append(Part(glyph: glyph, place: at + 2))
      at += flags & 0x0001 != 0 ? 8 : 6
      if flags & 0x0008 != 0 {
        at += 2  // one scale
      } else if flags & 0x0040 != 0 {
        at += 4  // two
      } else if flags & 0x0080 != 0 {
        at += 8  // a matrix
      }
      guard flags & 0x0020 != 0 else { return at <= bytes.count ? parts : nil }
    }
  }

  /// Whether the glyph and everything it is made of is there. The number of parts looked at is
  /// limited, which also ends a glyph made of itself.
  func isSound(_ glyph: Int) -> Bool {
    var open = [glyph]
    for _ in 0..<256 {
      guard let next = open.popLast() else { return true }
      guard let data = data(next), let parts = Self.parts(of: data), parts.count <= 64 else {
        return false
      }
      open += parts.map(\.glyph)
    }
    return open.isEmpty
  }
}
