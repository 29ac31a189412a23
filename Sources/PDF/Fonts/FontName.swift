/// The PostScript name of a font, fit for a PDF name.
enum FontName {
  static func postScript(_ table: FontBytes?, file: String) -> String {
    let found = table.flatMap(record) ?? ""
    let clean = found.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    if !clean.isEmpty { return String(clean.prefix(60)) }
    let stem = file.split(separator: "/").last?.split(separator: ".").first ?? ""
    let letters = stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return letters.isEmpty ? "Embedded" : String(letters.prefix(60))
  }

  /// Name 6, as Windows (UTF-16) or Macintosh (bytes) wrote it: always ASCII.
  private static func record(_ table: FontBytes) -> String? {
    guard let count = table.u16(2), let storage = table.u16(4) else { return nil }
    for at in (0..<count).map({ 6 + $0 * 12 }) where table.u16(at + 6) == 6 {
      guard let length = table.u16(at + 8), let offset = table.u16(at + 10),
        let bytes = table.slice(storage + offset, length)
      else { continue }
      return String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    }
    return nil
  }
}
