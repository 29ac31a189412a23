import Features
import Terminal

/// The palette: a line to type in, and under it the commands that match, with their keys.
struct PaletteView: View, Sendable {
  let palette: CommandPalette
  let hue: PaneHue
  let theme: Theme

  func draw(in area: Rect, on buffer: inout Buffer) {
    // As high as all entries need, whatever is typed: the card does not jump.
    var place = frame.draw(lines: lines, columns: 78, in: area, on: &buffer)
    drawFilter(in: place.takeTop(1), on: &buffer)
    if place.height > 2 {
      let footer = place.takeBottom(1)
      buffer.write(
        Ellipsis.fit(hint, columns: footer.width), x: footer.x, y: footer.y,
        style: theme.raised(theme.style(.muted)), clip: footer)
    }
    drawMatches(in: place, on: &buffer)
  }

  private var frame: DialogFrame { DialogFrame(title: "Commands", hue: hue, theme: theme) }
  private var lines: Int { palette.entries.count + 2 }

  /// Index of the match under a position of the screen.
  func match(at position: Position, in area: Rect) -> Int? {
    var place = frame.content(lines: lines, columns: 78, in: area)
    _ = place.takeTop(1)
    if place.height > 2 { _ = place.takeBottom(1) }
    guard place.contains(x: position.x, y: position.y) else { return nil }
    let index = firstShown(place.height) + position.y - place.y
    return palette.matches.indices.contains(index) ? index : nil
  }

  private func firstShown(_ height: Int) -> Int {
    let last = max(0, palette.matches.count - height)
    return min(last, max(0, palette.selected - height / 2))
  }

  private var hint: String {
    guard let choice = palette.choice else { return "Esc closes" }
    return choice.refusal ?? "↑↓ select · Enter runs it · Esc closes"
  }

  private func drawFilter(in row: Rect, on buffer: inout Buffer) {
    guard !row.isEmpty else { return }
    let x = buffer.write(
      ": ", x: row.x, y: row.y, style: theme.raised(theme.style(.key)), clip: row)
    let field = Rect(x: x, y: row.y, width: max(0, row.maxX - x), height: 1)
    let shown = tail(of: palette.filter.text, columns: field.width - 1)
    let end = buffer.write(
      shown, x: field.x, y: field.y, style: theme.style(.raised), clip: field)
    if end < field.maxX { buffer.cursor = Position(x: end, y: field.y) }
  }

  /// The end of a long filter is what is being typed.
  private func tail(of text: String, columns: Int) -> String {
    var start = text.endIndex
    var left = columns
    while start > text.startIndex {
      let before = text.index(before: start)
      left -= TextWidth.columns(of: String(text[before]))
      if left < 0 { break }
      start = before
    }
    return String(text[start...])
  }

  private func drawMatches(in area: Rect, on buffer: inout Buffer) {
    let matches = palette.matches
    guard !matches.isEmpty else {
      buffer.write(
        "No command has these words.", x: area.x, y: area.y,
        style: theme.raised(theme.style(.muted)), clip: area)
      return
    }
    let first = firstShown(area.height)
    for (row, entry) in matches.dropFirst(first).prefix(area.height).enumerated() {
      let line = Rect(x: area.x, y: area.y + row, width: area.width, height: 1)
      draw(entry, isSelected: first + row == palette.selected, in: line, on: &buffer)
    }
  }

  private func draw(
    _ entry: CommandPalette.Entry, isSelected: Bool, in row: Rect, on buffer: inout Buffer
  ) {
    func style(_ role: Role) -> Style {
      theme.style(isSelected ? .selection : role, isRaised: !isSelected)
    }
    let isOpen = entry.refusal == nil
    if isSelected { buffer.fill(row, style: theme.style(.selection)) }
    buffer.write(isSelected ? "▸" : " ", x: row.x, y: row.y, style: style(.text), clip: row)
    buffer.write(
      Ellipsis.pad(entry.label, columns: 10), x: row.x + 2, y: row.y,
      style: style(isOpen ? .key : .muted), clip: row)
    let text = isOpen ? entry.help : "(\(entry.help))"
    buffer.write(
      Ellipsis.fit(text, columns: max(0, row.width - 13)), x: row.x + 13, y: row.y,
      style: style(isOpen ? .text : .muted), clip: row)
  }
}

extension Theme {
  fileprivate func style(_ role: Role, isRaised: Bool) -> Style {
    isRaised ? raised(style(role)) : style(role)
  }
}
