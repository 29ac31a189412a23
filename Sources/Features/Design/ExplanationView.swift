import Terminal

/// The overlay that says where a number comes from; Enter turns to the days behind it.
public struct ExplanationView: View, Sendable {
  public var open: OpenExplanation
  public var hue: PaneHue
  public var theme: Theme

  public init(_ open: OpenExplanation, hue: PaneHue, theme: Theme) {
    self.open = open
    self.hue = hue
    self.theme = theme
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    let frame = frame(in: area)
    guard !frame.isEmpty else { return }
    let card = Card(open.explanation.title, hue: hue, theme: theme, isRaised: true)
    card.draw(in: frame, on: &buffer)
    var content = card.content(of: frame)
    if content.height > 2 {
      let footer = content.takeBottom(1)
      buffer.write(
        Ellipsis.fit(hint, columns: footer.width), x: footer.x, y: footer.y,
        style: theme.raised(theme.style(.muted)), clip: footer)
    }
    switch open.page {
    case .meaning: drawMeaning(in: content, on: &buffer)
    case .days: drawDays(in: content, on: &buffer)
    }
  }

  private var hint: String {
    let days = open.explanation.days.count
    switch open.page {
    case .meaning: return days == 0 ? "Esc back" : "Enter \(count(days)) behind it · Esc back"
    case .days: return "↑↓ scroll · Enter the explanation · Esc back"
    }
  }

  private func count(_ days: Int) -> String { days == 1 ? "the day" : "the \(days) days" }

  /// At most 76 columns, as high as the text needs, in the middle.
  private func frame(in area: Rect) -> Rect {
    let width = area.width < 24 ? area.width : min(78, area.width - 2)
    let lines =
      open.page == .days ? open.explanation.days.count : text(width: width - 4).count
    let height = min(area.height, lines + 4)
    return Rect(
      x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width: width,
      height: height)
  }

  private func drawMeaning(in area: Rect, on buffer: inout Buffer) {
    let lines = text(width: area.width)
    let first = min(open.scroll, max(0, lines.count - area.height))
    for (row, line) in lines.dropFirst(first).prefix(area.height).enumerated() {
      var x = area.x
      for piece in line.pieces {
        x = buffer.write(
          piece.text, x: x, y: area.y + row, style: theme.raised(piece.style), clip: area)
      }
    }
  }

  private func drawDays(in area: Rect, on buffer: inout Buffer) {
    let days = open.explanation.days
    let first = min(open.scroll, max(0, days.count - area.height))
    for (row, day) in days.dropFirst(first).prefix(area.height).enumerated() {
      let line = Rect(x: area.x, y: area.y + row, width: area.width, height: 1)
      DayRow(day, theme: theme, isRaised: true).draw(in: line, on: &buffer)
    }
  }

  private func text(width: Int) -> [FigureText] {
    let explanation = open.explanation
    var lines = paragraph(explanation.meaning, .text, width)
    if let missing = explanation.missing {
      lines += [FigureText()] + paragraph("Not said: " + missing, .caution, width)
    }
    lines += [FigureText()] + paragraph(explanation.formula, .muted, width)
    if !explanation.inputs.isEmpty { lines.append(FigureText()) }
    lines += explanation.inputs.map { line($0, width: width) }
    if let threshold = explanation.threshold {
      lines += [FigureText()] + paragraph(threshold, .muted, width)
    }
    return lines
  }

  private func paragraph(_ text: String, _ role: Role, _ width: Int) -> [FigureText] {
    Paragraph.lines(of: text, width: width).map { FigureText($0, theme.style(role)) }
  }

  /// Label and value on one line; the labels of an explanation line up.
  private func line(_ input: Explanation.Input, width: Int) -> FigureText {
    let widest = open.explanation.inputs.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    let column = min(widest, max(0, width / 2))
    return FigureText(Ellipsis.pad(input.label, columns: column) + "  ", theme.style(.muted))
      .adding(input.value, theme.style(.text))
  }
}
