/// Where text stands in a column wider than itself.
public enum Alignment: Hashable, Sendable {
  case leading
  case center
  case trailing
}
