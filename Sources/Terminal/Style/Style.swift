/// Colours and attributes of a cell.
public struct Style: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  public init(
    foreground: Color = .terminal, background: Color = .terminal, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's defaults.
  public static let plain = Style()

  /// This style with more attributes.
  public func adding(_ more: Attributes) -> Style {
    var copy = self
    copy.attributes.formUnion(more)
    return copy
  }
}
