import Features
import Terminal

extension FigureView {
  /// The figure under a cell of the screen; the one drawn last where two overlap.
  func figure(at position: Position, in area: Rect) -> FigureID? {
    let place = Position(x: position.x - area.x, y: position.y - area.y)
    let drawn = drawnFigures(in: Size(width: area.width, height: area.height))
    return drawn.last { $0.area.contains(x: place.x, y: place.y) }?.figure
  }
}
