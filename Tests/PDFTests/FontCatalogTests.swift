import Foundation
import PDF
import Testing

/// Which fonts are found for which texts.
@Suite struct FontCatalogTests {
  /// A folder of its own, gone when the test is.
  private final class Folder {
    let path = NSTemporaryDirectory() + "codingfit-fonts-\(UUID().uuidString)"

    init(_ files: [String: [UInt8]]) throws {
      for (name, bytes) in files {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test func helveticaIsEnoughForWesternText() {
    let set = FontCatalog(folders: [Sample.dejaVu]).fonts(for: ["Müller, 5 € \u{2212}3"])
    #expect(set.fonts.isEmpty)
  }

  @Test func nothingIsFoundWhereNothingIs() {
    let set = FontCatalog(folders: ["/nonexistent"]).fonts(for: ["Клиент"])
    #expect(set.fonts.isEmpty && set.refusals.isEmpty)
    #expect(Typesetter(fonts: set).check("Клиент").map(\.reason) == [.noFont])
  }

  @Test(.enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"))
  func thePlainSansIsPreferred() {
    let set = FontCatalog(folders: [Sample.dejaVu]).fonts(for: ["Клиент", "אב"])
    #expect(set.fonts.map(\.name) == ["DejaVuSans", "DejaVuSans-Bold"])
    #expect(Typesetter(fonts: set).check("Клиент אב") == [])
  }

  @Test(.enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"))
  func aCollectionInAFolderBelow() throws {
    let fonts = try ["DejaVuSans-Bold.ttf", "DejaVuSerif.ttf"].map { try Sample.bytes(of: $0) }
    let folder = try Folder([
      "deep/er/both.TTC": FontBuilder.collection(fonts),
      "readme.txt": Array("no font".utf8), "broken.ttf": Array("no font".utf8),
    ])
    let set = FontCatalog(folders: [folder.path]).fonts(for: ["Клиент"])
    #expect(set.fonts.map(\.name) == ["DejaVuSans-Bold"])
    // A broken file nobody needs is nobody's concern.
    #expect(set.refusals == [])
  }

  @Test func whatWouldHaveBeenNeededIsNamed() throws {
    let folder = try Folder([
      "NotoSansCJK-Regular.ttc": FontBuilder.collection([
        FontBuilder.file(version: 0x4F54_544F, [("CFF ", [1])])
      ])
    ])
    let set = FontCatalog(folders: [folder.path]).fonts(for: ["日本語"])
    #expect(set.refusals.map(\.reason) == [.postScriptOutlines])
    #expect(set.refusals.first?.file == "\(folder.path)/NotoSansCJK-Regular.ttc")
  }

  @Test(.enabled(if: Sample.hasDejaVu, "needs fonts-dejavu-core"))
  func theChosenFontComesFirst() {
    let catalog = FontCatalog(
      folders: [Sample.dejaVu], chosen: "\(Sample.dejaVu)/DejaVuSerif.ttf")
    #expect(catalog.fonts(for: ["Клиент"]).fonts.map(\.name) == ["DejaVuSerif"])
  }

  @Test func aChosenFontThatFailsIsAlwaysNamed() {
    let catalog = FontCatalog(folders: [], chosen: "/nonexistent/my.ttf")
    let expected = [FontRefusal(file: "/nonexistent/my.ttf", reason: .unreadable)]
    #expect(catalog.fonts(for: ["plain"]).refusals == expected)
  }

  /// Opening a pipe would wait for ever.
  @Test func aPipeIsNoFont() throws {
    let folder = try Folder(["a.txt": []])
    let pipe = "\(folder.path)/pipe.ttf"
    #expect(mkfifo(pipe, 0o600) == 0)
    let set = FontCatalog(folders: [folder.path]).fonts(for: ["Клиент"])
    #expect(set.refusals == [FontRefusal(file: pipe, reason: .unreadable)])
  }
}
