/// One cell read back from a buffer.
public struct Cell: Hashable, Sendable {
  /// The grapheme drawn here; empty in the right half of a wide one.
  public let text: String
  public let style: Style

  public init(text: String, style: Style) {
    self.text = text
    self.style = style
  }
}
