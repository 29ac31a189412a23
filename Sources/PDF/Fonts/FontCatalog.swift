import Foundation

/// Finds fonts on this machine for the characters Helvetica lacks.
public struct FontCatalog: Sendable {
  /// Folders that are looked through, with all below them.
  public let folders: [String]
  /// A font file the user has set; it is tried before all others.
  public let chosen: String?

  public init(folders: [String], chosen: String? = nil) {
    self.folders = folders
    self.chosen = chosen
  }

  /// Where Linux keeps fonts.
  public static func systemFolders(home: String) -> [String] {
    [
      "/usr/share/fonts", "/usr/local/share/fonts", "\(home)/.local/share/fonts",
      "\(home)/.fonts",
    ]
  }

  /// The fewest fonts, best first, that show all the texts; `FontSet.standard` with no file read
  /// when Helvetica is enough.
  public func fonts(for texts: [String]) -> FontSet {
    let needed = texts.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion(DrawnText.wanted($1)) }
    guard !needed.isEmpty || chosen != nil else { return .standard }
    var refusals: [FontRefusal] = []
    let own = chosenFont(&refusals).map { [$0] } ?? []
    let left = needed.filter { scalar in !own.contains { $0.covers(scalar) } }
    guard !left.isEmpty else { return FontSet(regular: own, refusals: refusals) }
    let files = files()
    let regular = pick(files.filter { !$0.isBold }, covering: left, &refusals)
    let bold = pick(files.filter(\.isBold), covering: left, &refusals)
    // What no font shows is explained by the ones we had to refuse; else they are of no interest.
    let missing = left.contains { scalar in !(regular + bold).contains { $0.covers(scalar) } }
    let shown = missing ? refusals : refusals.filter { $0.file == chosen }
    return FontSet(regular: own + regular, bold: bold, refusals: shown)
  }

  private func chosenFont(_ refusals: inout [FontRefusal]) -> TrueTypeFont? {
    guard let chosen else { return nil }
    do {
      return try Self.faces(of: chosen, showing: []).first
    } catch {
      refusals.append(error)
      return nil
    }
  }

  /// Every font file in the folders, best first.
  private func files() -> [FontFile] {
    folders.flatMap { folder in
      let target = URL(filePath: folder).resolvingSymlinksInPath().path
      let names = try? FileManager.default.subpathsOfDirectory(atPath: target)
      return (names ?? []).compactMap { FontFile(path: "\(folder)/\($0)") }
    }.sorted()
  }

  private func pick(
    _ files: [FontFile], covering needed: Set<Unicode.Scalar>, _ refusals: inout [FontRefusal]
  ) -> [TrueTypeFont] {
    var left = needed
    var picked: [TrueTypeFont] = []
    for file in files where !left.isEmpty {
      do {
        for font in try Self.faces(of: file.path, showing: left) {
          let shown = left.filter(font.covers)
          guard !shown.isEmpty else { continue }
          picked.append(font)
          left.subtract(shown)
        }
      } catch {
        refusals.append(error)
      }
    }
    return picked
  }

  /// The faces of a file that may show one of the characters; all faces when none are given.
  /// Outlines are read only of those.
  private static func faces(
    of path: String, showing needed: Set<Unicode.Scalar>
  ) throws(FontRefusal) -> [TrueTypeFont] {
    guard let reader = FontReader(path: path) else {
      throw FontRefusal(file: path, reason: .unreadable)
    }
    var found: [TrueTypeFont] = []
    for offset in try FontTables.faceOffsets(of: reader, file: path) {
      let tables = try FontTables(reader: reader, faceOffset: offset, file: path)
      let map = tables.table("cmap").flatMap(CharacterMap.init)
      if !needed.isEmpty, let map, !needed.contains(where: { map.glyph(for: $0) != nil }) {
        continue
      }
      found.append(try TrueTypeFont(tables, file: path))
    }
    return found
  }
}
