/// A mouse report, in cells from 0.
public struct MouseEvent: Hashable, Sendable {
  public let kind: Kind
  public let position: Position
  public let modifiers: Key.Modifiers

  public init(_ kind: Kind, at position: Position, modifiers: Key.Modifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }

  public enum Kind: Hashable, Sendable {
    /// Buttons count from 1, the left one.
    case press(button: Int)
    case release
    case drag(button: Int)
    case move
    case wheelUp
    case wheelDown
  }
}
