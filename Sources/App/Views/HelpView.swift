import Features
import Terminal

/// Every key there is, made from the tables that also decide what the keys do.
struct HelpView: View, Sendable {
  let sections: [KeySection]
  /// First line shown; held inside what there is.
  let scroll: Int
  let hue: PaneHue
  let theme: Theme

  func draw(in area: Rect, on buffer: inout Buffer) {
    let lines = Self.lines(of: sections)
    let frame = DialogFrame(title: "Keys", hue: hue, theme: theme)
    var place = frame.draw(lines: lines.count + 1, columns: Self.columns, in: area, on: &buffer)
    if place.height > 2 {
      let footer = place.takeBottom(1)
      let text = lines.count > place.height ? "↑↓ scroll · Esc closes" : "Esc closes"
      buffer.write(
        text, x: footer.x, y: footer.y, style: theme.raised(theme.style(.muted)), clip: footer)
    }
    let first = max(0, min(scroll, lines.count - place.height))
    for (row, line) in lines.dropFirst(first).prefix(place.height).enumerated() {
      draw(line, x: place.x, y: place.y + row, clip: place, on: &buffer)
    }
  }

  private static let columns = 78

  /// Lines of the whole help; what bounds the scroll.
  static func lines(of sections: [KeySection]) -> [Line] {
    Array(
      sections.map { section in
        [.heading(section.title)] + section.rows.map { .key($0.label, $0.help) }
          + notes(of: section)
      }.joined(separator: [.blank]))
  }

  private static func notes(of section: KeySection) -> [Line] {
    guard !section.note.isEmpty else { return [] }
    return [.blank] + Paragraph.lines(of: section.note, width: columns - 4).map { .note($0) }
  }

  enum Line: Hashable {
    case heading(String)
    case key(String, String)
    case note(String)
    case blank
  }

  private func draw(_ line: Line, x: Int, y: Int, clip: Rect, on buffer: inout Buffer) {
    switch line {
    case .heading(let text):
      buffer.write(text, x: x, y: y, style: theme.raised(theme.style(.heading)), clip: clip)
    case .key(let label, let help):
      let style = theme.raised(theme.style(.key))
      buffer.write(Ellipsis.pad(label, columns: 11), x: x, y: y, style: style, clip: clip)
      let text = Ellipsis.fit(help, columns: max(0, clip.width - 12))
      buffer.write(text, x: x + 12, y: y, style: theme.style(.raised), clip: clip)
    case .note(let text):
      buffer.write(text, x: x, y: y, style: theme.raised(theme.style(.muted)), clip: clip)
    case .blank: break
    }
  }
}
