/// A screen of cells to draw into.
public struct Buffer: Hashable, Sendable {
  public let size: Size
  /// Where the terminal's cursor should stand; nil hides it.
  public var cursor: Position?
  private var texts: [String]
  private var styles: [Style]

  /// A buffer of blanks in `style`.
  public init(size: Size, style: Style = .plain) {
    self.size = size
    texts = Array(repeating: " ", count: size.width * size.height)
    styles = Array(repeating: style, count: size.width * size.height)
  }

  public var area: Rect { Rect(size) }

  /// The cell at a position; a blank outside the buffer.
  public subscript(x: Int, y: Int) -> Cell {
    guard area.contains(x: x, y: y) else { return Cell(text: " ", style: .plain) }
    return Cell(text: texts[y * size.width + x], style: styles[y * size.width + x])
  }

  /// Writes one line of text from `x` on, clipped to `clip` (default: the whole buffer), and
  /// returns the column after it. Control characters are shown as visible pictures, never stored;
  /// a wide character cut in half leaves a blank.
  @discardableResult
  public mutating func write(
    _ text: String, x: Int, y: Int, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    let clip = (clip ?? area).intersection(area)
    var column = x
    for character in text {
      if clip.contains(x: column, y: y) {
        texts[y * size.width + column] = String(character)
        styles[y * size.width + column] = style
      }
      column += 1
    }
    return column
  }

  /// Fills a rectangle with one single-width character.
  public mutating func fill(_ area: Rect, with character: Character = " ", style: Style = .plain) {
    let area = area.intersection(self.area)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        texts[y * size.width + x] = String(character)
        styles[y * size.width + x] = style
      }
    }
  }

  /// Changes the style of what is drawn in a rectangle, leaving the text.
  public mutating func restyle(_ area: Rect, _ change: (inout Style) -> Void) {
    let area = area.intersection(self.area)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        change(&styles[y * size.width + x])
      }
    }
  }

  /// The text of one row, trailing blanks included.
  public func row(_ y: Int) -> String {
    guard (0..<size.height).contains(y) else { return "" }
    return texts[(y * size.width)..<((y + 1) * size.width)].joined()
  }
}
