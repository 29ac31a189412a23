import Terminal

/// The footer: keys and what they do, whole hints only, dropped from the right where it is narrow.
public struct HintBar: View, Sendable {
  public struct Hint: Hashable, Sendable {
    public var label: String
    public var text: String

    public init(label: String, text: String) {
      self.label = label
      self.text = text
    }
  }

  public var hints: [Hint]
  public var theme: Theme

  public init(_ hints: [Hint], theme: Theme) {
    self.hints = hints
    self.theme = theme
  }

  /// The rows of a table of keys that have a hint.
  public static func hints<Command>(of keymap: Keymap<Command>) -> [Hint] {
    keymap.rows.compactMap { row in row.hint.map { Hint(label: row.label, text: $0) } }
  }

  public func draw(in area: Rect, on buffer: inout Buffer) {
    guard !area.isEmpty else { return }
    var x = area.x + 1
    for hint in hints {
      let width = TextWidth.columns(of: hint.label) + 1 + TextWidth.columns(of: hint.text)
      guard x + width <= area.maxX else { return }
      x = buffer.write(hint.label, x: x, y: area.y, style: theme.style(.key), clip: area)
      x = buffer.write(" " + hint.text, x: x, y: area.y, style: theme.style(.muted), clip: area)
      x += 2
    }
  }
}
