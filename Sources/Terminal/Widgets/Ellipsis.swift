/// Cuts text to a number of columns and says so with "…".
public enum Ellipsis {
  /// `text` in at most `columns` columns; what does not fit gives way to one "…".
  public static func fit(_ text: String, columns: Int) -> String {
    guard columns > 0 else { return "" }
    guard TextWidth.columns(of: text) > columns else { return text }
    var kept = ""
    var width = 0
    for character in text {
      let next = TextWidth.columns(of: String(character))
      guard width + next <= columns - 1 else { break }
      kept.append(character)
      width += next
    }
    return kept + "…"
  }

  /// `text` in exactly `columns` columns, cut or padded with blanks.
  public static func pad(_ text: String, columns: Int, alignment: Alignment = .leading) -> String {
    let text = fit(text, columns: columns)
    let gap = max(0, columns - TextWidth.columns(of: text))
    switch alignment {
    case .leading: return text + String(repeating: " ", count: gap)
    case .trailing: return String(repeating: " ", count: gap) + text
    case .center:
      return String(repeating: " ", count: gap / 2) + text
        + String(repeating: " ", count: gap - gap / 2)
    }
  }
}
