import Terminal

extension FigureText {
  /// This text and a figure's own text after it; nothing where there is no such figure.
  func figure(_ id: FigureID, in figures: [Figure], _ style: Style, columns: Int? = nil)
    -> FigureText
  {
    guard let figure = figures[id] else { return self }
    let text = adding(figure.text, style, figure: id)
    guard let columns else { return text }
    // Padding stays outside of the figure: only the number is highlighted.
    let gap = columns - TextWidth.columns(of: figure.text)
    return gap > 0 ? text.adding(String(repeating: " ", count: gap), style) : text
  }
}
