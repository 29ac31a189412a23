/// Time spent on something with a name: a project, a category, an editor.
public struct NamedTime: Hashable, Sendable {
  public let name: String
  public let milliseconds: Int

  public init(name: String, milliseconds: Int) {
    self.name = name
    self.milliseconds = milliseconds
  }
}
