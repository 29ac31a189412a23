/// A character at its place in a line: what is drawn there, and what it stands for in the text.
///
/// The two differ for a bracket that reads from the right. Readers turn right-to-left text round
/// when it is copied but leave the brackets alone, so the file has to say the one that was meant.
struct PlacedCharacter: Hashable, Comparable, Sendable {
  let drawn: Unicode.Scalar
  let meant: Unicode.Scalar

  static func < (one: PlacedCharacter, other: PlacedCharacter) -> Bool {
    (one.drawn, one.meant) < (other.drawn, other.meant)
  }
}
