import Testing

@testable import PDF

/// The two formats of a font's character table.
@Suite struct CharacterMapTests {
  /// Segments: A…C by delta, a…b through the list, then the closing one.
  private var segments: [UInt8] {
    let word = FontBuilder.word
    let ends = word(0x43) + word(0x62) + word(0xFFFF)
    let starts = word(0x41) + word(0x61) + word(0xFFFF)
    let deltas = word(-0x41 + 5) + word(0) + word(1)
    // The second offset counts from its own place: two words on.
    let ranges = word(0) + word(4) + word(0)
    let list = word(40) + word(0)
    return word(4) + word(0) + word(0) + word(6) + word(0) + word(0) + word(0) + ends + word(0)
      + starts + deltas + ranges + list
  }

  private var groups: [UInt8] {
    let long = FontBuilder.long
    return FontBuilder.word(12) + FontBuilder.word(0) + long(40) + long(0) + long(2)
      + long(0x41) + long(0x43) + long(7) + long(0x1_F600) + long(0x1_F601) + long(90)
  }

  private func glyphs(_ map: CharacterMap, _ text: String) -> [Int?] {
    text.unicodeScalars.map(map.glyph)
  }

  @Test func segmentsOfTheFirstPlane() throws {
    let map = try #require(
      CharacterMap(FontBytes(FontBuilder.map(platform: 3, encoding: 1, segments))))
    #expect(glyphs(map, "@ACDab😀") == [nil, 5, 7, nil, 40, nil, nil])
  }

  @Test func groupsOfAllPlanes() throws {
    let map = try #require(
      CharacterMap(FontBytes(FontBuilder.map(platform: 3, encoding: 10, groups))))
    #expect(glyphs(map, "@ACD😀😁😂") == [nil, 7, 9, nil, 90, 91, nil])
  }

  @Test func symbolFontsHaveNoUnicode() {
    #expect(CharacterMap(FontBytes(FontBuilder.map(platform: 3, encoding: 0, segments))) == nil)
  }

  @Test func aTableCutShortNeverTraps() throws {
    for table in [
      FontBuilder.map(platform: 3, encoding: 1, segments),
      FontBuilder.map(platform: 3, encoding: 10, groups),
    ] {
      for length in table.indices {
        let map = CharacterMap(FontBytes(Array(table[..<length])))
        let found = map.map { glyphs($0, "@ACDab😀") } ?? []
        #expect(found.count <= 7)
      }
    }
  }
}
