import Terminal

/// Text broken into lines at blanks.
public enum Paragraph {
  /// Lines of at most `width` columns; a word longer than that is cut into pieces.
  public static func lines(of text: String, width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      for piece in pieces(of: String(word), width: width) {
        let joined = line.isEmpty ? piece : line + " " + piece
        if TextWidth.columns(of: joined) <= width {
          line = joined
        } else {
          lines.append(line)
          line = piece
        }
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  private static func pieces(of word: String, width: Int) -> [String] {
    guard TextWidth.columns(of: word) > width else { return [word] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if !piece.isEmpty, TextWidth.columns(of: piece + String(character)) > width {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }
}
