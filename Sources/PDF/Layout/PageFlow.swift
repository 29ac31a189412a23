/// Fills pages from top to bottom: paragraphs and tables go where the last one ended, and a new
/// page begins when one is full.
public struct PageFlow: Sendable {
  public let typesetter: Typesetter
  public let size: PageSize
  public let margins: PageMargins
  public private(set) var pages: [PDFPage] = []
  /// The page being filled; anything may be put on it at any place.
  public var page = PDFPage()
  /// Where the next line begins, from the top of the page.
  public var y: Double

  public init(typesetter: Typesetter, size: PageSize, margins: PageMargins = PageMargins()) {
    self.typesetter = typesetter
    self.size = size
    self.margins = margins
    y = margins.top
  }

  public var left: Double { margins.left }
  public var right: Double { size.width - margins.right }
  public var width: Double { right - left }
  public var bottom: Double { size.height - margins.bottom }
  /// Height that is left on this page.
  public var room: Double { bottom - y }
  /// Whether nothing flowed onto this page yet.
  public var isAtTop: Bool { y <= margins.top }

  /// Begins a new page.
  public mutating func breakPage() {
    pages.append(page)
    page = PDFPage()
    y = margins.top
  }

  /// Begins a new page unless this much height is left; does nothing on a fresh page.
  public mutating func need(_ height: Double) {
    // A hundredth of a point forgives sums of lengths.
    if height > room + 0.01, !isAtTop { breakPage() }
  }

  /// Leaves height empty; a page never begins with it.
  public mutating func space(_ height: Double) {
    guard !isAtTop else { return }
    if height > room { breakPage() } else { y += height }
  }

  /// Wrapped text over the whole width or the given part of it, going on to the next page.
  public mutating func paragraph(
    _ text: String, _ style: TextStyle, x: Double? = nil, width: Double? = nil,
    align: TextAlignment = .left
  ) {
    let start = x ?? left
    let measure = width ?? right - start
    for line in typesetter.wrap(text, style, width: measure) {
      need(style.lineHeight)
      put(line, x: start, width: measure, align: align, top: y)
      y += style.lineHeight
    }
  }

  /// Height that wrapped text takes, for keeping a block together with `need`.
  public func height(of text: String, _ style: TextStyle, width: Double? = nil) -> Double {
    let lines = typesetter.wrap(text, style, width: width ?? self.width)
    return Double(lines.count) * style.lineHeight
  }

  /// Wrapped text at a fixed place of this page; answers where it ends. Does not move `y`.
  public mutating func place(
    _ text: String, _ style: TextStyle, x: Double, top: Double, width: Double,
    align: TextAlignment = .left
  ) -> Double {
    var top = top
    for line in typesetter.wrap(text, style, width: width) {
      put(line, x: x, width: width, align: align, top: top)
      top += style.lineHeight
    }
    return top
  }

  /// A line across the page.
  public mutating func rule(width: Double = 0.5, color: PDFColor = .black) {
    page.rule(from: (left, y), to: (right, y), width: width, color: color)
  }

  /// One line inside a column.
  mutating func put(
    _ line: TextLine, x: Double, width: Double, align: TextAlignment, top: Double
  ) {
    let edge: Double =
      switch align {
      case .left: x
      case .center: x + width / 2
      case .right: x + width
      }
    page.text(line, x: edge, baseline: top + line.style.ascent, align: align)
  }

  /// The document. Head and foot of each page are drawn last, when the number of pages is known.
  public func document(
    _ metadata: PDFMetadata,
    decorate: (_ page: inout PDFPage, _ number: Int, _ count: Int) -> Void = { _, _, _ in }
  ) -> PDFDocument {
    var all = pages + [page]
    for index in all.indices { decorate(&all[index], index + 1, all.count) }
    return PDFDocument(metadata: metadata, size: size, pages: all, fonts: typesetter.fonts)
  }
}
