/// A key as the user pressed it.
public struct Key: Hashable, Sendable {
  public let code: Code
  public let modifiers: Modifiers

  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A printable character without modifiers.
  public init(_ character: Character) {
    self.init(.character(character))
  }

  public enum Code: Hashable, Sendable {
    case character(Character)
    case enter
    case tab
    case backTab
    case escape
    case backspace
    case delete
    case insert
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    /// F1 is 1.
    case function(Int)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }
}
