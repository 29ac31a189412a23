import Features
import Terminal

/// A message or a question on top of everything.
struct MessageView: View, Sendable {
  let title: String
  let text: String
  /// The keys that answer it.
  let answer: String
  let role: Role
  let hue: PaneHue
  let theme: Theme

  func draw(in area: Rect, on buffer: inout Buffer) {
    let columns = min(60, max(1, area.width - 6))
    let lines = Paragraph.lines(of: text, width: columns)
    let frame = DialogFrame(title: title, hue: hue, theme: theme)
    let place = frame.draw(lines: lines.count + 2, columns: columns, in: area, on: &buffer)
    let style = theme.raised(theme.style(role))
    for (row, line) in lines.enumerated() {
      buffer.write(line, x: place.x, y: place.y + row, style: style, clip: place)
    }
    let y = min(place.maxY - 1, place.y + lines.count + 1)
    guard y > place.y else { return }
    buffer.write(answer, x: place.x, y: y, style: theme.raised(theme.style(.muted)), clip: place)
  }
}
