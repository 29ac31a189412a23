/// Columns a text takes in a terminal.
public enum TextWidth {
  /// Columns of `text` as `Buffer.write` would draw it.
  public static func columns(of text: String) -> Int { text.count }
}
