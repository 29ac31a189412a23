/// Columns of a character whose width Unicode leaves to the surroundings: Greek, Cyrillic and box
/// drawing take two in some East Asian terminals.
public enum AmbiguousWidth: Hashable, Sendable {
  case narrow
  case wide
}
