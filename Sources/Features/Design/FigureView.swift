import Terminal

/// A view that reports the figures it draws.
public protocol FigureView: View {
  func paint(in area: Rect, on canvas: inout FigureCanvas)
}

extension FigureView {
  public func draw(in area: Rect, on buffer: inout Buffer) {
    // The swap hands the buffer over without a copy of its cells.
    var canvas = FigureCanvas(Buffer(size: Size(width: 0, height: 0)))
    swap(&canvas.buffer, &buffer)
    paint(in: area, on: &canvas)
    swap(&canvas.buffer, &buffer)
  }

  /// The figures a screen of that size shows, and where: for clicks, and for the test that no
  /// number is drawn without an explanation.
  public func drawnFigures(in size: Size) -> [FigureCanvas.Drawn] {
    var canvas = FigureCanvas(Buffer(size: size))
    paint(in: Rect(size), on: &canvas)
    return canvas.drawn
  }

  /// What a chart shows under a position of the screen.
  public func spot(at position: Position, in area: Rect) -> ChartSpot? {
    let size = Size(width: area.width, height: area.height)
    var canvas = FigureCanvas(Buffer(size: size))
    canvas.pointer = Position(x: position.x - area.x, y: position.y - area.y)
    paint(in: Rect(size), on: &canvas)
    return canvas.spot
  }

  /// The figure under a position; where several share it, the one drawn last.
  public func figure(at position: Position, in area: Rect) -> FigureID? {
    let size = Size(width: area.maxX, height: area.maxY)
    var canvas = FigureCanvas(Buffer(size: size))
    paint(in: area, on: &canvas)
    return canvas.drawn.last { $0.area.contains(x: position.x, y: position.y) }?.figure
  }
}
