/// Helvetica as every PDF reader has it. The widths are stated all the same, so that a reader that
/// puts another font in its place still ends amounts on the edge.
enum StandardFontObject {
  static func add(_ weight: FontWeight, to file: inout PDFFile) -> Int {
    let isBold = weight == .bold
    let name = isBold ? "Helvetica-Bold" : "Helvetica"
    let box = isBold ? "-170 -228 1003 962" : "-166 -225 1000 931"
    let descriptor = file.add(
      "<< /Type /FontDescriptor /FontName /\(name) /Flags 32 /FontBBox [\(box)]"
        + " /ItalicAngle 0 /Ascent 718 /Descent -207 /CapHeight 718 /StemV \(isBold ? 140 : 88) >>")
    let widths = (UInt8(0x20)...0xFF).map { String(HelveticaWidths.width($0, weight)) }
    return file.add(
      "<< /Type /Font /Subtype /Type1 /BaseFont /\(name)"
        + " /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding"
        + " /Differences [\(WinAnsi.minus) /minus] >>"
        + " /FirstChar 32 /LastChar 255 /Widths [\(widths.joined(separator: " "))]"
        + " /FontDescriptor \(descriptor) 0 R >>")
  }
}
