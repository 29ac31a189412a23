import Features
import Terminal

/// A raised card in the middle of the screen, as large as its lines need.
struct DialogFrame {
  let title: String
  let hue: PaneHue
  let theme: Theme

  /// Draws the card for so many lines and returns the place for them.
  func draw(lines: Int, columns: Int, in area: Rect, on buffer: inout Buffer) -> Rect {
    let frame = frame(lines: lines, columns: columns, in: area)
    guard !frame.isEmpty else { return frame }
    card.draw(in: frame, on: &buffer)
    return card.content(of: frame)
  }

  /// The place for so many lines, without drawing.
  func content(lines: Int, columns: Int, in area: Rect) -> Rect {
    card.content(of: frame(lines: lines, columns: columns, in: area))
  }

  private var card: Card { Card(title, hue: hue, theme: theme, isRaised: true) }

  private func frame(lines: Int, columns: Int, in area: Rect) -> Rect {
    let width = area.width < 24 ? area.width : min(columns + 4, area.width - 2)
    let height = min(area.height, lines + 2)
    return Rect(
      x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width: width,
      height: height)
  }
}
