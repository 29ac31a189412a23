/// A grid of shaded cells. Shades are characters and styles alike, so a value reads without colours.
public struct HeatMap: View, Sendable {
  /// One list a row; nil is a cell without a value.
  public var rows: [[Double?]]
  public var rowLabels: [String]
  /// Labels under columns: index of the column and text.
  public var columnLabels: [(column: Int, text: String)]
  /// Columns a cell takes; nil: as many as fit, at most three.
  public var cellWidth: Int?
  /// Styles from the faintest to the strongest shade; at least one.
  public var ramp: [Style]
  public var labelStyle: Style
  public var selected: Position?
  public var selectedStyle: Style

  public init(
    rows: [[Double?]], rowLabels: [String] = [], columnLabels: [(column: Int, text: String)] = [],
    cellWidth: Int? = nil, ramp: [Style] = [.plain], labelStyle: Style = .plain,
    selected: Position? = nil, selectedStyle: Style = .plain
  ) {
    self.rows = rows
    self.rowLabels = rowLabels
    self.columnLabels = columnLabels
    self.cellWidth = cellWidth
    self.ramp = ramp
    self.labelStyle = labelStyle
    self.selected = selected
    self.selectedStyle = selectedStyle
  }

  public static let shades: [Character] = ["░", "▒", "▓", "█"]

  /// Which of `count` shades a share of the largest value gets, from 0; nil for none at all.
  public static func shade(_ share: Double, of count: Int) -> Int? {
    guard share.isFinite, share > 0, count > 0 else { return nil }
    return min(count - 1, Int(share * Double(count)))
  }

  /// The cell under a position of the screen: x is its column, y its row.
  public func cell(at position: Position, in area: Rect) -> Position? {
    guard area.contains(x: position.x, y: position.y) else { return nil }
    let x = position.x - area.x - labelWidth
    let row = position.y - area.y
    guard x >= 0, rows.indices.contains(row), rows[row].indices.contains(x / width(in: area)) else {
      return nil
    }
    return Position(x: x / width(in: area), y: row)
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    let top = rows.flatMap(\.self).compactMap(\.self).max() ?? 0
    for (index, row) in rows.prefix(area.height).enumerated() {
      let line = Rect(x: area.x, y: area.y + index, width: area.width, height: 1)
      draw(row, index: index, top: top, in: line, on: &buffer)
    }
    drawColumnLabels(in: area, on: &buffer)
  }

  private var labelWidth: Int {
    let widest = rowLabels.map { TextWidth.columns(of: $0) }.max() ?? 0
    return widest == 0 ? 0 : widest + 1
  }

  private func width(in area: Rect) -> Int {
    if let cellWidth { return max(1, cellWidth) }
    let columns = max(1, rows.map(\.count).max() ?? 1)
    return min(3, max(1, (area.width - labelWidth) / columns))
  }

  private func draw(
    _ row: [Double?], index: Int, top: Double, in line: Rect, on buffer: inout Buffer
  ) {
    if rowLabels.indices.contains(index) {
      buffer.write(rowLabels[index], x: line.x, y: line.y, style: labelStyle, clip: line)
    }
    let width = width(in: line)
    let left = line.x + labelWidth
    for (column, value) in row.enumerated() {
      let x = left + column * width
      let cell = Rect(x: x, y: line.y, width: width, height: 1).intersection(line)
      let isSelected = selected == Position(x: column, y: index)
      draw(value, top: top, selected: isSelected, in: cell, on: &buffer)
    }
  }

  private func draw(
    _ value: Double?, top: Double, selected: Bool, in cell: Rect, on buffer: inout Buffer
  ) {
    guard !cell.isEmpty else { return }
    let shades = Self.shades.count
    let shade = value.flatMap { Self.shade(top > 0 ? $0 / top : 0, of: shades) }
    if let shade {
      let style = ramp.isEmpty ? .plain : ramp[shade * ramp.count / shades]
      buffer.fill(cell, with: Self.shades[shade], style: style)
    }
    guard selected else { return }
    buffer.restyle(cell) { $0 = selectedStyle }
    if shade == nil { buffer.fill(cell, with: "▁", style: selectedStyle) }
  }

  private func drawColumnLabels(in area: Rect, on buffer: inout Buffer) {
    guard area.height > rows.count else { return }
    for label in columnLabels {
      buffer.write(
        label.text, x: area.x + labelWidth + label.column * width(in: area),
        y: area.y + rows.count, style: labelStyle, clip: area)
    }
  }
}
