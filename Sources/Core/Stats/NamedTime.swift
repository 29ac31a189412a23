/// Time spent on something with a name: a project, a category, an editor.
public struct NamedTime: Hashable, Sendable {
  public let name: String
  public let milliseconds: Int

  public init(name: String, milliseconds: Int) {
    self.name = name
    self.milliseconds = milliseconds
  }
}

extension NamedTime {
  /// Most time first, ties by name (G11).
  static func mostFirst(_ times: [String: Int]) -> [NamedTime] {
    times.map { NamedTime(name: $0.key, milliseconds: $0.value) }.sorted {
      ($1.milliseconds, $0.name) < ($0.milliseconds, $1.name)
    }
  }
}
