import Foundation
import PDF
import Testing

/// Finished files, judged by the programs people read them with.
@Suite struct ToolTests {
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/PDF")

  /// The text without what differs from one version of the reader to the next: how many blanks it
  /// puts between columns, and marks of direction.
  static func words(_ text: String) -> String {
    let marks: ClosedRange<Unicode.Scalar> = "\u{202A}"..."\u{202E}"
    let kept = String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
    return kept.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ") + "\n"
    }.joined()
  }

  @Test(.enabled(if: Tool.qpdf.isHere, "needs qpdf"), arguments: [0, 24, 400])
  func qpdfFindsNoFault(rows: Int) throws {
    let file = try SavedPDF(Sample.statement(rows: rows, size: .letter))
    let check = try file.run(.qpdf, ["--check"])
    #expect(check.code == 0)
    #expect(check.output.contains("No syntax or stream encoding errors found"))
  }

  /// The text as a reader copies it. `CODINGFIT_RECORD=1` writes the file anew, and still fails.
  @Test(
    .enabled(if: Tool.pdftotext.isHere, "needs poppler-utils"),
    .enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"), arguments: [11, 70])
  func theTextIsTheGolden(rows: Int) throws {
    let text = try Self.words(SavedPDF(Sample.statement(rows: rows)).text())
    let golden = Self.fixtures.appending(path: "statement-\(rows).txt")
    if ProcessInfo.processInfo.environment["CODINGFIT_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.fixtures, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: golden)
      Issue.record("recorded \(golden.lastPathComponent)")
    }
    #expect(try text == String(contentsOf: golden, encoding: .utf8))
  }

  @Test(
    .enabled(if: Tool.pdftotext.isHere, "needs poppler-utils"),
    .enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"),
    arguments: [
      "Łódź", "Клиент", "Ελλάδα", "Übergröße", "“Œuvre” – 5 €", "₽ 12, ₹ 5, ₺₴", "\u{2212}5.00",
      "אב", "אב (גד) הו", "Ohm Ω und Ωμέγα",
    ])
  func theTextCanBeSearched(text: String) throws {
    let fonts = FontCatalog(folders: [Sample.dejaVu]).fonts(for: [text])
    let read = try SavedPDF(Sample.page(text, font: fonts)).text([])
    // The reader marks the direction of right-to-left text.
    let marks: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}", "\u{0C}", "\n"]
    let plain = String(String.UnicodeScalarView(read.unicodeScalars.filter { !marks.contains($0) }))
    #expect(plain == text.precomposedStringWithCanonicalMapping)
  }

  /// `-bbox` gives each word's right edge; the page's is 595.276 − 56.
  @Test(.enabled(if: Tool.pdftotext.isHere, "needs poppler-utils"))
  func amountsEndExactlyOnTheEdge() throws {
    let file = try SavedPDF(Sample.statement(rows: 24))
    let boxes = try file.text(["-bbox"]).split(separator: "\n").filter { $0.hasSuffix(">€</word>") }
    let edges = boxes.compactMap { box -> Double? in
      let part = box.split(separator: "xMax=\"").last?.split(separator: "\"").first
      return part.flatMap { Double($0) }
    }
    let amounts = edges.filter { $0 > 500 }
    #expect(amounts.count == 27)
    #expect(amounts.filter { abs($0 - 539.276) > 0.001_5 } == [])
  }

  @Test(
    .enabled(if: Tool.pdffonts.isHere, "needs poppler-utils"),
    .enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"))
  func fontsAreEmbeddedAsSubsets() throws {
    let fonts = try SavedPDF(Sample.statement(rows: 3)).run(.pdffonts).output
    #expect(fonts.contains("+DejaVuSans "))
    #expect(fonts.contains("Identity-H       yes yes yes"))
    #expect(Sample.statement(rows: 3).bytes().count < 40_000)
  }

  /// A picture of text in an embedded font: ink where the text is, none beside it.
  @Test(
    .enabled(if: Tool.pdftoppm.isHere, "needs poppler-utils"),
    .enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"))
  func lettersAreDrawn() throws {
    let fonts = FontCatalog(folders: [Sample.dejaVu]).fonts(for: ["Ж"])
    let file = try SavedPDF(Sample.page("ЖЖЖЖ", size: 40, font: fonts))
    let root = file.path + "-page"
    defer { try? FileManager.default.removeItem(atPath: root + ".pgm") }
    let drawn = try file.run(
      .pdftoppm, ["-gray", "-r", "72", "-singlefile"], output: [root])
    let picture = [UInt8](try Data(contentsOf: URL(filePath: root + ".pgm")))
    let pixels = picture.suffix(596 * 842)
    let dark = pixels.enumerated().filter { $0.element < 128 }.map { $0.offset }
    #expect(drawn.code == 0 && drawn.output == "")
    #expect((800...6_000).contains(dark.count))
    #expect(dark.allSatisfy { (56...112).contains($0 / 596) && (50...300).contains($0 % 596) })
  }

  /// Scripts with thousands of characters: only where a font for them is installed.
  @Test(
    .enabled(if: Tool.pdftotext.isHere && ToolTests.japanese != nil, "needs a font for 日本語"))
  func japaneseWhereAFontHasIt() throws {
    let fonts = try #require(Self.japanese)
    let file = try SavedPDF(Sample.page("日本語の会社", font: fonts))
    #expect(try file.text(["-raw"]).hasPrefix("日本語の会社"))
  }

  static let japanese: FontSet? = {
    let fonts = FontCatalog(folders: FontCatalog.systemFolders(home: NSHomeDirectory()))
      .fonts(for: ["日本語の会社"])
    return Typesetter(fonts: fonts).check("日本語の会社").isEmpty ? fonts : nil
  }()
}
