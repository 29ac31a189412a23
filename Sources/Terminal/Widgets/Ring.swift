/// Goal rings around a text: each a circle that fills clockwise from the top, the first outermost.
///
/// Filled cells are quadrant blocks and open ones dots, so the state reads without colours. A ring
/// past its goal keeps its full circle and shows the lap it is in as a brighter sweep.
public struct Ring: View, Sendable {
  public struct Circle: Hashable, Sendable {
    /// Share of the goal; 2.5 is two full laps and a half. Nil draws the open circle alone.
    public var fraction: Double?
    public var style: Style
    /// The sweep of the second lap and of those after it.
    public var lapStyle: Style

    public init(_ fraction: Double?, style: Style, lapStyle: Style) {
      self.fraction = fraction
      self.style = style
      self.lapStyle = lapStyle
    }
  }

  public var circles: [Circle]
  public var track: Style
  /// Lines in the middle, as many as fit.
  public var text: [String]
  public var textStyle: Style

  public init(
    circles: [Circle], track: Style = .plain, text: [String] = [], textStyle: Style = .plain
  ) {
    self.circles = circles
    self.track = track
    self.text = text
    self.textStyle = textStyle
  }

  /// The size a ring of `rows` rows wants: cells are about twice as high as wide.
  public static func size(rows: Int) -> Size { Size(width: rows * 2, height: rows) }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    let shape = RingShape(area: area, circles: circles.count)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        drawCell(x: x, y: y, shape: shape, area: area, on: &buffer)
      }
    }
    drawText(in: area, on: &buffer)
  }

  private func drawCell(
    x: Int, y: Int, shape: RingShape, area: Rect, on buffer: inout Buffer
  ) {
    guard let index = shape.circle(atCellX: x, y: y) else { return }
    let circle = circles[index]
    let fraction = max(0, circle.fraction ?? 0)
    let lap = fraction.isFinite ? fraction - fraction.rounded(.down) : 0
    let full = fraction >= 1
    let filled = shape.quadrants(atCellX: x, y: y, circle: index, below: full ? nil : fraction)
    if filled == 0 {
      buffer.write("·", x: x, y: y, style: track, clip: area)
      return
    }
    let inLap = full && shape.angle(atCellX: x, y: y) < lap
    buffer.write(
      String(Self.blocks[filled]), x: x, y: y, style: inLap ? circle.lapStyle : circle.style,
      clip: area)
  }

  private func drawText(in area: Rect, on buffer: inout Buffer) {
    let lines = text.prefix(area.height)
    let top = area.y + (area.height - lines.count) / 2
    for (row, line) in lines.enumerated() {
      let line = Ellipsis.fit(line, columns: area.width)
      let x = area.x + (area.width - TextWidth.columns(of: line)) / 2
      buffer.write(line, x: x, y: top + row, style: textStyle, clip: area)
    }
  }

  /// Quadrant blocks by bits: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  private static let blocks: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
}
