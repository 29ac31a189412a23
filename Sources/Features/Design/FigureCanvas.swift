import Terminal

/// A buffer that remembers which figures were drawn on it and where.
public struct FigureCanvas: Sendable {
  public struct Drawn: Hashable, Sendable {
    public let figure: FigureID
    public let area: Rect
  }

  public var buffer: Buffer
  public private(set) var drawn: [Drawn] = []

  /// Where the mouse is, while its value is asked for.
  public internal(set) var pointer: Position?
  /// What is drawn there, of a chart.
  public internal(set) var spot: ChartSpot?

  public init(_ buffer: Buffer) {
    self.buffer = buffer
  }

  /// Tells what a chart in an area shows under the mouse, if it is there.
  mutating func point(in area: Rect, _ spot: (Position) -> ChartSpot?) {
    guard let pointer, area.contains(x: pointer.x, y: pointer.y) else { return }
    self.spot = spot(pointer)
  }

  /// Writes a line from `x` on, cut at the edge of `clip` with "…", and returns the column after it.
  @discardableResult
  public mutating func write(_ text: FigureText, x: Int, y: Int, clip: Rect) -> Int {
    var x = x
    for piece in text.pieces {
      let fitted = Ellipsis.fit(piece.text, columns: clip.maxX - x)
      let end = buffer.write(fitted, x: x, y: y, style: piece.style, clip: clip)
      if let figure = piece.figure {
        note(figure, Rect(x: x, y: y, width: end - x, height: 1).intersection(clip))
      }
      x = end
      guard fitted == piece.text else { break }
    }
    return x
  }

  /// Draws a view as the picture of a figure.
  public mutating func draw(_ view: some View, in area: Rect, figure: FigureID? = nil) {
    view.draw(in: area, on: &buffer)
    if let figure { note(figure, area) }
  }

  /// Records that a figure stands in an area.
  public mutating func note(_ figure: FigureID, _ area: Rect) {
    guard !area.intersection(buffer.area).isEmpty else { return }
    drawn.append(Drawn(figure: figure, area: area))
  }

  /// Shows which figure is selected: its style, and a mark before it where a blank is free.
  public mutating func highlight(
    _ figure: FigureID?, style: Style, markStyle: Style, in clip: Rect? = nil
  ) {
    let clip = clip ?? buffer.area
    var marked: Set<Int> = []
    for place in drawn where place.figure == figure {
      let area = place.area
      if area.height == 1 { buffer.restyle(area) { $0 = style } }
      guard marked.insert(area.y).inserted, clip.contains(x: area.x - 1, y: area.y),
        buffer[area.x - 1, area.y].text == " "
      else {
        continue
      }
      buffer.write("▸", x: area.x - 1, y: area.y, style: markStyle)
    }
  }
}
