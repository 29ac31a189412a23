/// How heavy text is set.
public enum FontWeight: Hashable, Sendable, CaseIterable {
  case regular
  case bold
}
