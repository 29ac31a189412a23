/// One page: marks put down in the order they are drawn. Lengths are points, measured from the
/// upper left corner, down the page.
public struct PDFPage: Equatable, Sendable {
  enum Mark: Equatable, Sendable {
    case text(TextLine, x: Double, baseline: Double)
    case rule(x1: Double, y1: Double, x2: Double, y2: Double, width: Double, color: PDFColor)
    case box(x: Double, y: Double, width: Double, height: Double, color: PDFColor)
  }

  struct Link: Equatable, Sendable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    let target: String
  }

  private(set) var marks: [Mark] = []
  private(set) var links: [Link] = []

  public init() {}

  /// A line of text that begins, ends or has its middle at `x`.
  public mutating func text(
    _ line: TextLine, x: Double, baseline: Double, align: TextAlignment = .left
  ) {
    let left: Double =
      switch align {
      case .left: x
      case .right: x - line.width
      case .center: x - line.width / 2
      }
    marks.append(.text(line, x: left, baseline: baseline))
  }

  /// A straight line.
  public mutating func rule(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), width: Double = 0.5,
    color: PDFColor = .black
  ) {
    marks.append(
      .rule(x1: start.x, y1: start.y, x2: end.x, y2: end.y, width: width, color: color))
  }

  /// A filled rectangle.
  public mutating func box(
    x: Double, y: Double, width: Double, height: Double, color: PDFColor
  ) {
    marks.append(.box(x: x, y: y, width: width, height: height, color: color))
  }

  /// An area that opens an address when it is clicked.
  public mutating func link(
    x: Double, y: Double, width: Double, height: Double, to target: String
  ) {
    links.append(Link(x: x, y: y, width: width, height: height, target: target))
  }
}
