/// What the terminal's input can say, parsed from bytes.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// Text pasted in one piece, control characters included: never trusted as keys.
  case paste(String)
  case mouse(MouseEvent)
  case focusGained
  case focusLost
  /// The terminal's background, in answer to our question; components 0–1.
  case background(red: Double, green: Double, blue: Double)
  /// The answer that ends a round of questions (DA1).
  case deviceAttributes
}
