/// Columns a text takes in a terminal.
public enum TextWidth {
  /// Version of the Unicode data the widths come from.
  public static var unicodeVersion: String { WidthTable.unicodeVersion }

  /// How characters of ambiguous width are counted where nothing else is said. Bound around the
  /// drawing of a screen, so that no pane has to hand it down.
  @TaskLocal public static var ambiguous = AmbiguousWidth.narrow

  /// Columns of `text` as `Buffer.write` would draw it.
  public static func columns(of text: String, ambiguous: AmbiguousWidth = TextWidth.ambiguous)
    -> Int
  {
    var text = text
    if let count = text.withUTF8({ NarrowText.columns(of: $0, ambiguous: ambiguous) }) {
      return count
    }
    var reader = GlyphReader(text, ambiguous: ambiguous)
    var total = 0
    while let piece = reader.next() { total += piece.columns }
    return total
  }

  /// `text` cut to at most `columns`, the last of them "…" when something was cut.
  public static func truncate(
    _ text: String, to columns: Int, ambiguous: AmbiguousWidth = TextWidth.ambiguous
  ) -> String {
    guard columns > 0 else { return "" }
    guard self.columns(of: text, ambiguous: ambiguous) > columns else { return text }
    var reader = GlyphReader(text, ambiguous: ambiguous)
    var left = columns - 1
    guard left >= 0 else { return "" }
    var end = 0
    while let piece = reader.next(), piece.columns <= left {
      left -= piece.columns
      end = reader.offset
    }
    return String(decoding: text.utf8.prefix(end), as: UTF8.self) + "…"
  }
}
