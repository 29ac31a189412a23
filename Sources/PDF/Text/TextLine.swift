/// One line of text, split into runs of one font each, in the order it is seen.
public struct TextLine: Equatable, Sendable {
  enum Font: Hashable, Sendable {
    case helvetica(FontWeight)
    /// A number in the document's `FontSet`.
    case embedded(Int)
  }

  struct Run: Equatable, Sendable {
    let font: Font
    var characters: [PlacedCharacter]
    /// In thousandths of the size.
    var units: Int
  }

  let runs: [Run]
  public let style: TextStyle

  /// In points.
  public var width: Double { Double(runs.reduce(0) { $0 + $1.units }) * style.size / 1_000 }

  /// What is drawn, in the order it is seen.
  public var seen: String {
    String(String.UnicodeScalarView(runs.flatMap(\.characters).map(\.drawn)))
  }
}
