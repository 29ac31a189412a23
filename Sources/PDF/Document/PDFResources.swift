/// The fonts of a document as it is written: their names in the pages and the codes of their
/// characters.
struct PDFResources {
  /// The entry of each page's resource dictionary.
  let text: String
  private let names: [TextLine.Font: String]
  /// Glyph numbers in the embedded subsets.
  private let codes: [Int: [PlacedCharacter: Int]]

  init(pages: [PDFPage], fonts: FontSet, into file: inout PDFFile) {
    var used: [TextLine.Font: Set<PlacedCharacter>] = [:]
    for page in pages {
      for case .text(let line, _, _) in page.marks {
        for run in line.runs { used[run.font, default: []].formUnion(run.characters) }
      }
    }
    var names: [TextLine.Font: String] = [:]
    var codes: [Int: [PlacedCharacter: Int]] = [:]
    var entries: [String] = []
    for weight in FontWeight.allCases where used[.helvetica(weight)] != nil {
      let name = weight == .bold ? "B" : "R"
      names[.helvetica(weight)] = name
      entries.append("/\(name) \(StandardFontObject.add(weight, to: &file)) 0 R")
    }
    for (number, font) in fonts.fonts.enumerated() {
      guard let characters = used[.embedded(number)] else { continue }
      let subset = TrueTypeSubset(font, characters: characters)
      names[.embedded(number)] = "E\(number)"
      codes[number] = Dictionary(
        uniqueKeysWithValues: subset.characters.enumerated().map { ($1, $0 + 1) })
      entries.append("/E\(number) \(EmbeddedFontObject.add(font, subset, to: &file)) 0 R")
    }
    self.names = names
    self.codes = codes
    text = "/Font << \(entries.joined(separator: " ")) >>"
  }

  /// The name a page's content selects a font by.
  func name(_ font: TextLine.Font) -> String { names[font] ?? "R" }

  /// A run as the hexadecimal string that shows it.
  func codes(_ run: TextLine.Run) -> String {
    switch run.font {
    case .helvetica:
      run.characters.map { PDFText.hex(Int(WinAnsi.byte($0.drawn) ?? 0x20), digits: 2) }.joined()
    case .embedded(let number):
      run.characters.map { PDFText.hex(codes[number]?[$0] ?? 0, digits: 4) }.joined()
    }
  }
}
