/// Cuts a text into what single cells show.
///
/// Terminals disagree about sequences, so each is reduced to what all of them draw alike: an emoji
/// family to its first member, a skin tone and a variation selector to nothing. tmux 3.3a adds up
/// the widths of the parts, and would shift the rest of the line.
struct GlyphReader: IteratorProtocol {
  struct Piece {
    var glyph: Glyph
    /// 1 or 2.
    var columns: Int
  }

  private let scalars: String.UnicodeScalarView
  private let ambiguous: AmbiguousWidth
  /// Where the next piece starts.
  private(set) var index: String.Index

  init(_ text: String, ambiguous: AmbiguousWidth = .narrow) {
    scalars = text.unicodeScalars
    self.ambiguous = ambiguous
    index = scalars.startIndex
  }

  mutating func next() -> Piece? {
    guard index < scalars.endIndex else { return nil }
    let scalar = scalars[index]
    index = scalars.index(after: index)
    let kind = ScalarClass(scalar)
    switch kind {
    case .hidden, .combining, .joiner, .variationSelector, .tag:
      return Piece(glyph: .picture(of: scalar), columns: 1)
    case .regionalIndicator:
      return flag(scalar)
    default:
      let glyph = kind == .unassigned ? Glyph.replacement : Glyph(scalar)
      var piece = Piece(glyph: glyph, columns: kind.columns(ambiguous))
      absorb(into: &piece.glyph, after: scalar, kind)
      return piece
    }
  }

  private mutating func flag(_ first: Unicode.Scalar) -> Piece {
    var glyph = Glyph(first)
    guard let second = peek(), ScalarClass(second) == .regionalIndicator else {
      return Piece(glyph: glyph, columns: 1)
    }
    index = scalars.index(after: index)
    glyph.append(second)
    return Piece(glyph: glyph, columns: 2)
  }

  /// Takes in what belongs to the character before: marks are kept, the rest is dropped.
  private mutating func absorb(
    into glyph: inout Glyph, after base: Unicode.Scalar, _ kind: ScalarClass
  ) {
    while let scalar = peek(), scalar.value >= 0x300 {
      switch ScalarClass(scalar) {
      case .combining: glyph.append(scalar)
      case .variationSelector: break
      case .skinTone where kind.isPictograph, .tag where kind.isPictograph: break
      case .joiner where kind.isPictograph: dropJoined()
      // Between Latin letters a joiner has no work to do: it is there to deceive, and is shown.
      case .joiner where base.value >= 0x300: break
      default: return
      }
      index = scalars.index(after: index)
    }
  }

  /// Leaves the index on the last scalar to drop: the joiner, or the emoji it joins.
  private mutating func dropJoined() {
    let next = scalars.index(after: index)
    if next < scalars.endIndex, ScalarClass(scalars[next]).isPictograph { index = next }
  }

  private func peek() -> Unicode.Scalar? {
    index < scalars.endIndex ? scalars[index] : nil
  }
}
