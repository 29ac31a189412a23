/// Which part of a line of text stands at the given place.
public enum TextAlignment: Equatable, Sendable {
  case left
  case center
  case right
}
