/// The part of a font that a document uses, as a small TrueType file.
///
/// Each character gets a glyph number of its own, even when the font draws two alike, so copying
/// text gives back what was set. Glyph 0 stays the font's "missing" box.
struct TrueTypeSubset {
  /// The font file.
  let bytes: [UInt8]
  /// Characters in glyph order, the first being glyph 1.
  let characters: [PlacedCharacter]
  /// Widths of glyphs 1 and up, in thousandths of the size.
  let widths: [Int]

  init(_ font: TrueTypeFont, characters used: Set<PlacedCharacter>) {
    characters = used.sorted()
    widths = characters.map { font.width($0.drawn) }
    var sources = [0] + characters.map { font.map.glyph(for: $0.drawn) ?? 0 }
    var outlines: [[UInt8]] = []
    var numbers: [Int: Int] = [:]  // parts only
    while outlines.count < sources.count {
      let source = sources[outlines.count]
      var data = font.glyphs.isSound(source) ? font.glyphs.data(source) ?? [] : []
      for part in GlyphTable.parts(of: data) ?? [] {
        let number = numbers[part.glyph] ?? sources.count
        if numbers[part.glyph] == nil {
          numbers[part.glyph] = number
          sources.append(part.glyph)
        }
        data[part.place] = UInt8(truncatingIfNeeded: number >> 8)
        data[part.place + 1] = UInt8(truncatingIfNeeded: number)
      }
      outlines.append(data)
    }
    bytes = Self.file(font, sources: sources, outlines: outlines)
  }

  private static func file(
    _ font: TrueTypeFont, sources: [Int], outlines: [[UInt8]]
  ) -> [UInt8] {
    var glyf: [UInt8] = []
    var loca: [UInt8] = []
    for outline in outlines {
      loca += bigEndian32(glyf.count)
      glyf += outline + [UInt8](repeating: 0, count: (4 - outline.count % 4) % 4)
    }
    loca += bigEndian32(glyf.count)
    var tables = font.kept.mapValues(\.bytes)
    tables["glyf"] = glyf
    tables["loca"] = loca
    tables["hmtx"] = sources.flatMap {
      bigEndian16(font.advance($0)) + bigEndian16(font.sideBearing($0))
    }
    tables["maxp"]?.replaceSubrange(4..<6, with: bigEndian16(sources.count))
    tables["hhea"]?.replaceSubrange(34..<36, with: bigEndian16(sources.count))
    tables["head"]?.replaceSubrange(50..<52, with: bigEndian16(1))
    tables["head"]?.replaceSubrange(8..<12, with: bigEndian32(0))
    return assembled(tables)
  }

  /// Directory, then the tables in the order of their tags, each on a multiple of four.
  private static func assembled(_ tables: [String: [UInt8]]) -> [UInt8] {
    let sorted = tables.sorted { $0.key < $1.key }
    let power = sorted.count == 0 ? 0 : Int.bitWidth - 1 - sorted.count.leadingZeroBitCount
    let search = 16 << power
    var directory = bigEndian32(0x0001_0000) + bigEndian16(sorted.count)
    directory += bigEndian16(search) + bigEndian16(power)
    directory += bigEndian16(sorted.count * 16 - search)
    var body: [UInt8] = []
    let start = 12 + sorted.count * 16
    var headAt: Int?
    for (tag, table) in sorted {
      if tag == "head" { headAt = start + body.count }
      directory += Array(tag.utf8) + bigEndian32(checksum(table))
      directory += bigEndian32(start + body.count) + bigEndian32(table.count)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    var file = directory + body
    if let headAt {
      let adjustment = (0xB1B0_AFBA - checksum(file)) & 0xFFFF_FFFF
      file.replaceSubrange(headAt + 8..<headAt + 12, with: bigEndian32(adjustment))
    }
    return file
  }

  /// The sum of the bytes as big-endian words of 32 bits, as the font format wants it.
  static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      sum &+= UInt32(byte) << UInt32(24 - index % 4 * 8)
    }
    return Int(sum)
  }

  private static func bigEndian16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func bigEndian32(_ value: Int) -> [UInt8] {
    bigEndian16(value >> 16) + bigEndian16(value)
  }
}
