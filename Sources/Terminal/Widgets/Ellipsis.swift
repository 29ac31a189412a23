/// Cuts text to a number of columns and says so with "…".
public enum Ellipsis {
  /// `text` in at most `columns` columns; what does not fit gives way to one "…".
  public static func fit(_ text: String, columns: Int) -> String {
    TextWidth.truncate(text, to: columns)
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
