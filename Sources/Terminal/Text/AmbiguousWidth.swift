/// Columns of a character whose width Unicode leaves to the surroundings: Greek, Cyrillic and box
/// drawing take two in some East Asian terminals. Letters follow the terminal there; the signs that
/// screens are drawn with keep one column, and ASCII stands for them.
public enum AmbiguousWidth: String, Hashable, Sendable, CaseIterable {
  case narrow
  case wide
}
