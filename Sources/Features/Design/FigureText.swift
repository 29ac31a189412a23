import Terminal

/// A line of text whose numbers say which figure they are, so that what is drawn can be selected
/// and a test can ask every drawn number for its explanation.
public struct FigureText: Hashable, Sendable {
  public struct Piece: Hashable, Sendable {
    public let text: String
    public let style: Style
    public let figure: FigureID?
  }

  public private(set) var pieces: [Piece] = []

  public init() {}

  public init(_ text: String, _ style: Style, figure: FigureID? = nil) {
    append(text, style, figure: figure)
  }

  public mutating func append(_ text: String, _ style: Style, figure: FigureID? = nil) {
    pieces.append(Piece(text: text, style: style, figure: figure))
  }

  /// This text and more after it.
  public func adding(_ text: String, _ style: Style, figure: FigureID? = nil) -> FigureText {
    var copy = self
    copy.append(text, style, figure: figure)
    return copy
  }

  public var columns: Int { pieces.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }
}
