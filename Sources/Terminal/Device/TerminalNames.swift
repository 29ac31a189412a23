import Glibc

/// Names a terminal goes by in TERM.
enum TerminalNames {
  /// Terminals that show 24-bit colours under a name of their own.
  static let truecolor = [
    "xterm-kitty", "alacritty", "foot", "wezterm", "xterm-ghostty", "contour",
  ]

  private static let families =
    truecolor + [
      "xterm", "tmux", "screen", "linux", "rxvt", "vt1", "vt2", "vt3", "vt4", "vt5", "ansi", "st-",
      "konsole", "vte", "gnome", "putty", "mintty", "iterm", "cygwin", "eterm", "kitty", "ghostty",
      "mlterm", "terminator", "nsterm", "teraterm", "cons25", "fbterm", "bvterm",
    ]

  /// Whether a terminal of that name understands us: a family we know, or one the system knows.
  static func knows(_ term: String, environment: [String: String]) -> Bool {
    let name = term.lowercased()
    if name == "st" || families.contains(where: name.hasPrefix) { return true }
    guard let first = term.utf8.first, !term.contains("/"), !term.contains("..") else {
      return false
    }
    let folders = directories(environment)
    let keys = [String(Character(Unicode.Scalar(first))), String(first, radix: 16)]
    return folders.contains { folder in
      keys.contains { access("\(folder)/\($0)/\(term)", R_OK) == 0 }
    }
  }

  private static func directories(_ environment: [String: String]) -> [String] {
    let listed = environment["TERMINFO_DIRS"]?.split(separator: ":").map(String.init) ?? []
    return [environment["TERMINFO"], environment["HOME"].map { $0 + "/.terminfo" }].compactMap {
      $0
    }
      + listed + ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
  }
}
