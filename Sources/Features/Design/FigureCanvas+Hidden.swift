import Terminal

extension FigureCanvas {
  /// Names a selected number that the pane had no room for in the area's last row.
  mutating func nameHidden(_ figure: Figure?, theme: Theme, in area: Rect) {
    guard let figure, area.height > 1, !drawn.contains(where: { $0.figure == figure.id }) else {
      return
    }
    var rest = area
    let row = rest.takeBottom(1)
    buffer.fill(row, style: theme.base)
    write(
      FigureText("\(figure.label): \(figure.text)", theme.style(.text), figure: figure.id),
      x: row.x + min(2, row.width - 1), y: row.y, clip: row)
  }
}
