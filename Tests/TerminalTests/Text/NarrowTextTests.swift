import Testing

@testable import Terminal

@Suite struct NarrowTextTests {
  /// The quick way must say what the tables say, for every scalar it takes and beside any other.
  @Test func `the quick way is the way of the tables`() {
    let wrong = (UInt32(0)..<0x3100).compactMap(Unicode.Scalar.init).filter { scalar in
      let text = String(scalar) + "a"
      guard let (columns, glyphs) = Self.quick(text) else { return false }
      var reader = GlyphReader(text)
      var expected: [Glyph] = []
      while let piece = reader.next() { expected.append(piece.glyph) }
      return columns != 2 || glyphs != expected
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    ("plain", true), ("┌─┐│█▒·●½×", true), ("e\u{301}", false), ("日本", false), ("👍", false),
    ("◾", false), ("x\u{AD}y", false), ("…", false),
  ])
  func `what needs the tables is left to them`(text: String, isNarrow: Bool) {
    #expect((Self.quick(text) != nil) == isNarrow)
  }

  private static func quick(_ text: String) -> (Int, [Glyph])? {
    var text = text
    return text.withUTF8 { bytes in
      guard let columns = NarrowText.columns(of: bytes, ambiguous: .narrow) else { return nil }
      var index = 0
      var glyphs: [Glyph] = []
      while index < bytes.count { glyphs.append(NarrowText.next(in: bytes, at: &index)) }
      return (columns, glyphs)
    }
  }
}
