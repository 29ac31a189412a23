/// A text without the blanks around it, as people type and paste it.
public enum Trimmed {
  public static func text(_ text: String) -> Substring {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
