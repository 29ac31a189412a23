import Core

/// What the screen looked like: the last tab, a choice of range. Losing it costs nothing, so a file
/// that cannot be read is an empty one.
public struct StateFile: Sendable {
  public let path: String

  public init(path: String) {
    self.path = path
  }

  public func load() -> [String: String] {
    guard let bytes = try? StoredFile.read(path), let tree = try? JSONTree(parsing: bytes) else {
      return [:]
    }
    var values: [String: String] = [:]
    for member in tree.members ?? [] { values[member.name] = member.value.string }
    return values
  }

  public func save(_ values: [String: String]) throws(AppError) {
    let members = values.sorted { $0.key < $1.key }.map {
      JSONTree.Member($0.key, .string($0.value))
    }
    if let folder = StoredFile.parent(of: path) { try StoredFile.makeFolder(folder) }
    try AtomicFile.write(Array(JSONTree.object(members).prettyText.utf8), to: path)
  }
}
