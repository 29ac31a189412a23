import Features

/// What the command line asks for.
enum Arguments: Hashable {
  case dashboard(Options)
  case help
  case version

  struct Options: Hashable {
    var isDemo = false
    /// Nil: by `NO_COLOR`, then by the terminal's background.
    var theme: Theme.Name?
  }

  /// Reads the words after the program's name.
  static func parse(_ words: [String]) throws(UsageError) -> Arguments {
    var options = Options()
    var rest = words[...]
    while let word = rest.popFirst() {
      let (flag, value) = split(word)
      switch flag {
      case "--help", "-h", "help": return .help
      case "--version", "-V", "version": return .version
      case "--demo": options.isDemo = true
      case "--theme": options.theme = try theme(value ?? rest.popFirst())
      default: throw UsageError(unknown: word)
      }
      if value != nil, flag != "--theme" { throw UsageError("\(flag) takes no value.") }
    }
    return .dashboard(options)
  }

  static let flags = ["--demo", "--theme", "--help", "--version"]

  /// Names of the themes on the command line.
  static let themes: [(name: String, theme: Theme.Name)] = [
    ("dark", .dark), ("light", .light), ("high-contrast", .highContrast),
    ("monochrome", .monochrome),
  ]

  private static func split(_ word: String) -> (flag: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private static func theme(_ name: String?) throws(UsageError) -> Theme.Name {
    if let match = themes.first(where: { $0.name == name }) { return match.theme }
    let names = themes.map(\.name).joined(separator: ", ")
    throw UsageError("--theme takes one of \(names).")
  }
}
