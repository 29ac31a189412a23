import Foundation
import Testing

@testable import PDF

/// Reading, refusing and cutting down font files.
@Suite struct FontTests {
  @Test(.enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"))
  func aFontKnowsWhatItShows() throws {
    let font = try TrueTypeFont(bytes: Sample.bytes(), file: "DejaVuSans.ttf")
    #expect(font.name == "DejaVuSans")
    #expect("Łяשא₹".unicodeScalars.allSatisfy(font.covers))
    #expect(!"日 🚀".unicodeScalars.contains { font.covers($0) })
  }

  /// Composite glyphs bring their parts; the part is itself a font that reads back.
  @Test(.enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"))
  func aSubsetIsASmallFont() throws {
    let font = try TrueTypeFont(bytes: Sample.bytes(), file: "DejaVuSans.ttf")
    let characters = "źŁЯ".unicodeScalars.map { PlacedCharacter(drawn: $0, meant: $0) }
    let subset = TrueTypeSubset(font, characters: Set(characters))
    let tables = try FontTables(
      reader: FontReader(bytes: subset.bytes), faceOffset: 0, file: "subset")
    let count = try #require(tables.table("maxp")?.u16(4))
    let loca = try #require(tables.table("loca"))
    let outlines = try #require(tables.table("glyf"))
    let glyphs = GlyphTable(count: count, locations: loca, outlines: outlines, isLong: true)
    #expect(subset.bytes.count < 20_000)
    #expect((0..<count).allSatisfy { glyphs.isSound($0) })
    #expect(count > 4 && loca.count == (count + 1) * 4)
    #expect(TrueTypeSubset.checksum(subset.bytes) == 0xB1B0_AFBA)
  }

  @Test(.enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"))
  func aCollectionHoldsSeveral() throws {
    let fonts = try ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map { try Sample.bytes(of: $0) }
    let file = FontBuilder.collection(fonts)
    let reader = FontReader(bytes: file)
    let names = try FontTables.faceOffsets(of: reader, file: "two.ttc").map { offset in
      try TrueTypeFont(FontTables(reader: reader, faceOffset: offset, file: "two.ttc"), file: "")
        .name
    }
    #expect(names == ["DejaVuSans", "DejaVuSans-Bold"])
  }

  @Test(arguments: [
    (
      FontBuilder.file(version: 0x4F54_544F, [("CFF ", [1])]), FontRefusal.Reason.postScriptOutlines
    ),
    (FontBuilder.file([("CFF2", [1])]), .postScriptOutlines),
    (FontBuilder.file([("CBDT", [1])]), .noOutlines),
    (FontBuilder.file([("glyf", [1])]), .damaged(part: "head")),
    (Array("ttcf".utf8) + FontBuilder.long(0) + FontBuilder.long(9), .damaged(part: "ttcf")),
    (Array("<html>not found</html>".utf8), .notAFont),
    ([], .notAFont),
  ])
  func whatIsRefused(bytes: [UInt8], reason: FontRefusal.Reason) {
    #expect(throws: FontRefusal(file: "a/b.otf", reason: reason)) {
      try TrueTypeFont(bytes: bytes, file: "a/b.otf")
    }
  }

  @Test func aRefusalNamesTheFile() {
    let refusal = FontRefusal(file: "a/b.otf", reason: .postScriptOutlines)
    #expect(
      refusal.message
        == "a/b.otf has PostScript (CFF) outlines; only TrueType outlines can be embedded.")
  }

  @Test(.enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"), arguments: [0x0002, 0x0100])
  func aFontThatMustNotBeEmbedded(flags: Int) throws {
    var bytes = try Sample.bytes()
    let tables = try FontTables(reader: FontReader(bytes: bytes), faceOffset: 0, file: "")
    let at = try #require(tables.places["OS/2"]).offset + 8
    bytes.replaceSubrange(at..<at + 2, with: FontBuilder.word(flags))
    #expect(throws: FontRefusal(file: "f", reason: .embeddingForbidden)) {
      try TrueTypeFont(bytes: bytes, file: "f")
    }
  }

  /// A glyph made of itself is no glyph.
  @Test func aGlyphOfItself() {
    let composite = FontBuilder.word(-1) + [UInt8](repeating: 0, count: 8)
    let part = FontBuilder.word(0) + FontBuilder.word(0) + [0, 0]
    let glyphs = GlyphTable(
      count: 1, locations: FontBytes(FontBuilder.long(0) + FontBuilder.long(16)),
      outlines: FontBytes(composite + part), isLong: true)
    #expect(GlyphTable.parts(of: composite + part)?.map(\.glyph) == [0])
    #expect(!glyphs.isSound(0))
  }

  /// Each of six glyphs is made of sixty-four times the next: too much to follow.
  @Test func glyphsNestedBeyondReason() {
    var outlines: [UInt8] = []
    var locations = FontBuilder.long(0)
    for glyph in 1...6 {
      outlines += FontBuilder.word(-1) + [UInt8](repeating: 0, count: 8)
      for part in 0..<64 {
        let flags = part == 63 ? 0 : 0x20
        outlines += FontBuilder.word(flags) + FontBuilder.word(glyph) + [0, 0]
      }
      locations += FontBuilder.long(outlines.count)
    }
    let glyphs = GlyphTable(
      count: 7, locations: FontBytes(locations + FontBuilder.long(outlines.count)),
      outlines: FontBytes(outlines), isLong: true)
    #expect(glyphs.isSound(6) && glyphs.isSound(5))
    #expect(!glyphs.isSound(0))
  }

  /// Damaged at random: it is refused or it works, it never traps.
  @Test(.enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"), arguments: 0..<60)
  func damagedFontsNeverTrap(seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed))
    var bytes = try Sample.bytes(of: "DejaVuSansMono.ttf")
    if seed % 2 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &numbers)) }
    // Directory and small tables first: that is where lies do most harm.
    for _ in 0..<40 where !bytes.isEmpty {
      let reach = Bool.random(using: &numbers) ? min(600, bytes.count) : bytes.count
      bytes[Int.random(in: 0..<reach, using: &numbers)] = .random(in: 0...255, using: &numbers)
    }
    let font: TrueTypeFont
    do {
      font = try TrueTypeFont(bytes: bytes, file: "damaged.ttf")
    } catch {
      #expect(error.message.hasPrefix("damaged.ttf "))
      return
    }
    let document = Sample.page("Łódź Клиент éàç", font: FontSet(regular: [font]))
    #expect(FileCheck(document.bytes()).faults == [])
  }
}
