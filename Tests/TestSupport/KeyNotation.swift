import Terminal

/// Keys as tests write them: `3 j <enter> <c-s> 4h`. Blanks separate; a word without brackets is
/// typed letter by letter.
public enum KeyNotation {
  public static func keys(_ text: String) -> [Key] {
    text.split(separator: " ").flatMap { word in
      word.hasPrefix("<") && word.hasSuffix(">") && word.count > 2
        ? [key(String(word.dropFirst().dropLast()))] : word.map { Key($0) }
    }
  }

  private static let names: [String: Key.Code] = [
    "enter": .enter, "tab": .tab, "esc": .escape, "bs": .backspace, "del": .delete, "up": .up,
    "down": .down, "left": .left, "right": .right, "home": .home, "end": .end, "pgup": .pageUp,
    "pgdn": .pageDown, "space": .character(" "), "lt": .character("<"), "s-tab": .backTab,
  ]

  private static func key(_ name: String) -> Key {
    if let code = names[name] { return Key(code) }
    if name.hasPrefix("c-"), let letter = name.last { return Key(.character(letter), .control) }
    return Key(name.first ?? "?")
  }
}
