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

  private let ambiguous: AmbiguousWidth
  private var scalars: String.UnicodeScalarView.Iterator
  private var upcoming: Unicode.Scalar?
  /// Bytes of UTF-8 before the next piece.
  private(set) var offset = 0

  init(_ text: String, ambiguous: AmbiguousWidth = TextWidth.ambiguous) {
    self.ambiguous = ambiguous
    scalars = text.unicodeScalars.makeIterator()
    upcoming = scalars.next()
  }

  mutating func next() -> Piece? {
    guard let scalar = take() else { return nil }
    let kind = ScalarClass(scalar)
    switch kind {
    case .hidden, .combining, .joiner, .variationSelector, .tag:
      return Piece(glyph: .picture(of: scalar), columns: 1)
    case .regionalIndicator:
      return flag(scalar)
    default:
      let glyph = kind == .unassigned ? Glyph.replacement : Glyph(scalar)
      var piece = Piece(glyph: glyph, columns: kind.columns(of: scalar, ambiguous))
      absorb(into: &piece.glyph, after: scalar, kind)
      if scalar.isRightToLeft, endsRightToLeft { piece.glyph.close() }
      return piece
    }
  }

  private mutating func take() -> Unicode.Scalar? {
    guard let scalar = upcoming else { return nil }
    upcoming = scalars.next()
    offset += UTF8.width(scalar)
    return scalar
  }

  private mutating func flag(_ first: Unicode.Scalar) -> Piece {
    var glyph = Glyph(first)
    guard let second = upcoming, ScalarClass(second) == .regionalIndicator else {
      return Piece(glyph: glyph, columns: 1)
    }
    _ = take()
    glyph.append(second)
    return Piece(glyph: glyph, columns: 2)
  }

  /// Takes in what belongs to the character before: marks are kept, the rest is dropped.
  private mutating func absorb(
    into glyph: inout Glyph, after base: Unicode.Scalar, _ kind: ScalarClass
  ) {
    while let scalar = upcoming, Self.mayBelong(scalar) {
      switch ScalarClass(scalar) {
      case .combining: glyph.append(scalar)
      case .variationSelector: break
      case .skinTone where kind.isPictograph, .tag where kind.isPictograph: break
      case .joiner where kind.isPictograph:
        _ = take()
        guard let joined = upcoming, ScalarClass(joined).isPictograph else { continue }
      // Between Latin letters a joiner has no work to do: it is there to deceive, and is shown.
      case .joiner where base.value >= 0x300: break
      // The mark that ends such a run: set anew where it belongs.
      case .hidden where scalar.value == 0x200E && base.isRightToLeft: break
      default: return
      }
      _ = take()
    }
  }

  /// Whether no letter of the run follows, blanks between two words aside.
  private var endsRightToLeft: Bool {
    var ahead = scalars
    var scalar = upcoming
    while scalar == " " { scalar = ahead.next() }
    return scalar?.isRightToLeft != true
  }

  /// A quick no for letters, and for the frames and bars that most of a screen is made of.
  private static func mayBelong(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && !(0x2500..<0x2600).contains(scalar.value)
  }
}
