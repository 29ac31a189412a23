import Features

/// What the command line asks for.
enum Arguments: Hashable {
  case dashboard(Options)
  case stats(StatsOptions)
  case command(Command)
  case help
  case version

  struct Options: Hashable {
    var isDemo = false
    /// Nil: by `NO_COLOR`, then by the terminal's background.
    var theme: Theme.Name?
  }

  /// Reads the words after the program's name.
  static func parse(_ words: [String]) throws(UsageError) -> Arguments {
    if words.first == "stats" { return .stats(try StatsOptions.parse(words.dropFirst())) }
    if let command = try Command.parse(words) { return .command(command) }
    var options = Options()
    var reader = WordReader(words[...])
    while let word = reader.next() {
      switch word.flag {
      case "--help", "-h", "help":
        try reader.refuseValue()
        return .help
      case "--version", "-V", "version":
        try reader.refuseValue()
        return .version
      case "--demo":
        try reader.refuseValue()
        options.isDemo = true
      case "--theme": options.theme = try theme(reader.value(themeNames))
      default: throw UsageError(unknown: word.text, among: flags + commands)
      }
    }
    return .dashboard(options)
  }

  static let commands = ["stats"] + Command.names
  static let flags = ["--demo", "--theme", "--help", "--version"]

  /// Names of the themes on the command line.
  static let themes: [(name: String, theme: Theme.Name)] = [
    ("dark", .dark), ("light", .light), ("high-contrast", .highContrast),
    ("monochrome", .monochrome),
  ]

  private static let themeNames = "one of " + themes.map(\.name).joined(separator: ", ")

  private static func theme(_ name: String) throws(UsageError) -> Theme.Name {
    if let match = themes.first(where: { $0.name == name }) { return match.theme }
    throw UsageError("--theme takes \(themeNames).")
  }
}
