/// One TrueType face that can be embedded: its characters, widths and outlines.
public struct TrueTypeFont: Sendable {
  /// The file it came from.
  public let file: String
  /// Its PostScript name, letters and digits only.
  public let name: String
  let unitsPerEm: Int
  let metrics: FontMetrics
  let map: CharacterMap
  let glyphs: GlyphTable
  private let advances: FontBytes
  private let advanceCount: Int
  /// Tables that a subset takes over unchanged or nearly so, by tag.
  let kept: [String: FontBytes]

  /// Reads the first face of a font file held in memory.
  public init(bytes: [UInt8], file: String) throws(FontRefusal) {
    let reader = FontReader(bytes: bytes)
    let offsets = try FontTables.faceOffsets(of: reader, file: file)
    try self.init(
      FontTables(reader: reader, faceOffset: offsets.first ?? 0, file: file), file: file)
  }

  init(_ tables: FontTables, file: String) throws(FontRefusal) {
    func need(_ tag: String, atLeast size: Int) throws(FontRefusal) -> FontBytes {
      guard let table = tables.table(tag), table.count >= size else {
        throw FontRefusal(file: file, reason: .damaged(part: tag))
      }
      return table
    }
    let head = try need("head", atLeast: 54)
    let hhea = try need("hhea", atLeast: 36)
    let maxp = try need("maxp", atLeast: 6)
    try Self.checkLicence(tables, file: file)
    guard let units = head.u16(18), (16...16_384).contains(units) else {
      throw FontRefusal(file: file, reason: .damaged(part: "head"))
    }
    guard let map = CharacterMap(try need("cmap", atLeast: 4)) else {
      throw FontRefusal(file: file, reason: .damaged(part: "cmap"))
    }
    self.file = file
    self.map = map
    unitsPerEm = units
    name = FontName.postScript(tables.table("name"), file: file)
    metrics = FontMetrics(head: head, hhea: hhea, os2: tables.table("OS/2"), unitsPerEm: units)
    advances = try need("hmtx", atLeast: 4)
    advanceCount = min(hhea.u16(34) ?? 0, advances.count / 4)
    guard advanceCount > 0 else {
      throw FontRefusal(file: file, reason: .damaged(part: "hmtx"))
    }
    glyphs = GlyphTable(
      count: maxp.u16(4) ?? 0, locations: try need("loca", atLeast: 4),
      outlines: try need("glyf", atLeast: 0), isLong: head.u16(50) != 0)
    var kept = ["head": head, "hhea": hhea, "maxp": maxp]
    for tag in ["cvt ", "fpgm", "prep"] { kept[tag] = tables.table(tag) }
    self.kept = kept
  }

  private static func checkLicence(_ tables: FontTables, file: String) throws(FontRefusal) {
    guard let flags = tables.table("OS/2")?.u16(8) else { return }
    // OS/2 fsType: 2 is "restricted", 0x100 "no subsetting", 0x200 "bitmaps only".
    if flags & 0x000F == 0x0002 || flags & 0x0300 != 0 {
      throw FontRefusal(file: file, reason: .embeddingForbidden)
    }
  }

  /// Whether the character would really be seen: a glyph, all its parts, and ink.
  public func covers(_ scalar: Unicode.Scalar) -> Bool {
    guard let glyph = map.glyph(for: scalar), glyphs.isSound(glyph) else { return false }
    return glyphs.data(glyph)?.isEmpty == false
  }

  /// Advance width of a glyph in the font's own units.
  func advance(_ glyph: Int) -> Int {
    advances.u16(min(glyph, advanceCount - 1) * 4) ?? 0
  }

  func sideBearing(_ glyph: Int) -> Int {
    guard glyph >= advanceCount else { return advances.i16(glyph * 4 + 2) ?? 0 }
    return advances.i16(advanceCount * 4 + (glyph - advanceCount) * 2) ?? 0
  }

  /// Advance width of a character in thousandths of the size: the number the file states too, so
  /// that a right edge is exact.
  func width(_ scalar: Unicode.Scalar) -> Int {
    scaled(advance(map.glyph(for: scalar) ?? 0))
  }

  /// Font units, not negative, to thousandths of the size, half up.
  private func scaled(_ units: Int) -> Int {
    (units * 2_000 + unitsPerEm) / (2 * unitsPerEm)
  }
}
