import Core
import Foundation

/// The settings as JSON that a person can edit. What this version does not know stays in the file.
public struct SettingsFile: Sendable {
  public static let format = 1
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// A missing file is the defaults. A file that is no JSON is moved aside; a field that cannot be
  /// used is told and stands at its default. Without `movesAside` nothing is written.
  public func load(movesAside: Bool = true) -> LoadedSettings {
    let name = StoredFile.lastName(of: path)
    do throws(AppError) {
      guard let bytes = try StoredFile.read(path) else {
        return LoadedSettings(settings: Settings(), problems: [])
      }
      guard let tree = Self.tree(bytes) else {
        let aside = movesAside ? StoredFile.setAside(path) : nil
        let kept = aside.map { " It was kept as \($0)." } ?? ""
        throw AppError(.storage, "\(name) cannot be read; the defaults are used.\(kept)")
      }
      if let format = tree["format"]?.int, format > Self.format {
        throw Self.newer(name)
      }
      var reader = SettingsReader(file: name)
      let settings = reader.settings(tree)
      return LoadedSettings(settings: settings, problems: reader.problems)
    } catch {
      return LoadedSettings(settings: Settings(), problems: [error])
    }
  }

  /// Members this version does not know stay. A file that has become no JSON since it was loaded,
  /// as under somebody's editor, is moved aside first.
  public func save(_ settings: Settings) throws(AppError) {
    var tree = JSONTree.object([])
    if let bytes = try StoredFile.read(path) {
      if let stored = Self.tree(bytes) {
        tree = stored
      } else if StoredFile.setAside(path) == nil {
        throw AppError(
          .storage,
          "\(StoredFile.lastName(of: path)) is no JSON and cannot be moved aside. Mend it first.")
      }
    }
    if let format = tree["format"]?.int, format > Self.format {
      throw Self.newer(StoredFile.lastName(of: path))
    }
    SettingsWriter.write(settings, to: &tree)
    if let folder = StoredFile.parent(of: path) { try StoredFile.makeFolder(folder) }
    try AtomicFile.write(Array(tree.prettyText.utf8), to: path)
  }

  private static func tree(_ bytes: [UInt8]) -> JSONTree? {
    guard let tree = try? JSONTree(parsing: bytes), tree.members != nil else { return nil }
    return tree
  }

  private static func newer(_ name: String) -> AppError {
    AppError(.storage, "\(name) was written by a newer codingfit and is left as it is.")
  }
}
