/// An embedded subset: a Type 0 font whose codes are glyph numbers, with the table that turns
/// them back into text.
enum EmbeddedFontObject {
  static func add(_ font: TrueTypeFont, _ subset: TrueTypeSubset, to file: inout PDFFile) -> Int {
    let name = "\(tag(subset))+\(font.name)"
    let program = file.addStream(subset.bytes, "/Length1 \(subset.bytes.count)")
    let metrics = font.metrics
    let box = metrics.box.map(String.init).joined(separator: " ")
    let descriptor = file.add(
      "<< /Type /FontDescriptor /FontName /\(name) /Flags 4 /FontBBox [\(box)] /ItalicAngle 0"
        + " /Ascent \(metrics.ascent) /Descent \(metrics.descent)"
        + " /CapHeight \(metrics.capHeight) /StemV 80 /FontFile2 \(program) 0 R >>")
    let widths = subset.widths.map(String.init).joined(separator: " ")
    let descendant = file.add(
      "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /\(name)"
        + " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>"
        + " /FontDescriptor \(descriptor) 0 R /DW 1000 /W [1 [\(widths)]]"
        + " /CIDToGIDMap /Identity >>")
    let unicode = file.addStream(Array(toUnicode(subset.characters.map(\.meant)).utf8))
    return file.add(
      "<< /Type /Font /Subtype /Type0 /BaseFont /\(name) /Encoding /Identity-H"
        + " /DescendantFonts [\(descendant) 0 R] /ToUnicode \(unicode) 0 R >>")
  }

  /// Six letters that differ between subsets, as the format asks.
  private static func tag(_ subset: TrueTypeSubset) -> String {
    var hash = subset.bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    var letters = ""
    for _ in 0..<6 {
      letters.unicodeScalars.append(Unicode.Scalar(UInt8(65 + hash % 26)))
      hash /= 26
    }
    return letters
  }

  static func toUnicode(_ scalars: [Unicode.Scalar]) -> String {
    let lines = scalars.enumerated().map { index, scalar in
      "<\(PDFText.hex(index + 1, digits: 4))> <\(PDFText.utf16(String(scalar)))>"
    }
    // At most a hundred entries in a block.
    let blocks = stride(from: 0, to: lines.count, by: 100).map { start in
      let block = lines[start..<min(start + 100, lines.count)]
      return "\(block.count) beginbfchar\n\(block.joined(separator: "\n"))\nendbfchar\n"
    }
    return """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange
      \(blocks.joined())endcmap
      CMapName currentdict /CMap defineresource pop
      end
      end
      """
  }
}
