/// A border with a title on its top edge.
public struct Panel: View, Sendable {
  public var title: String
  public var border: Style
  public var titleStyle: Style
  /// What the inside is filled with; nil leaves what is there.
  public var fill: Style?

  public init(
    title: String = "", border: Style = .plain, titleStyle: Style = .plain, fill: Style? = nil
  ) {
    self.title = title
    self.border = border
    self.titleStyle = titleStyle
    self.fill = fill
  }

  /// Where the content goes: one row inside the border, and a blank column beside it.
  public func content(of area: Rect) -> Rect { area.inset(horizontal: 2, vertical: 1) }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    if let fill { buffer.fill(area, style: fill) }
    guard area.width > 1, area.height > 1 else { return drawLine(in: area, on: &buffer) }
    let line = String(repeating: "─", count: area.width - 2)
    buffer.write("┌" + line + "┐", x: area.x, y: area.y, style: border, clip: area)
    for y in (area.y + 1)..<(area.maxY - 1) {
      buffer.write("│", x: area.x, y: y, style: border, clip: area)
      buffer.write("│", x: area.maxX - 1, y: y, style: border, clip: area)
    }
    buffer.write("└" + line + "┘", x: area.x, y: area.maxY - 1, style: border, clip: area)
    drawTitle(in: area, on: &buffer)
  }

  /// Too small for a box: a rule, or a part of one.
  private func drawLine(in area: Rect, on buffer: inout Buffer) {
    buffer.fill(area, with: area.width > 1 ? "─" : "│", style: border)
  }

  private func drawTitle(in area: Rect, on buffer: inout Buffer) {
    guard !title.isEmpty, area.width > 6 else { return }
    let text = " " + Ellipsis.fit(title, columns: area.width - 6) + " "
    buffer.write(text, x: area.x + 2, y: area.y, style: titleStyle, clip: area)
  }
}
