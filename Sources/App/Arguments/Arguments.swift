import Features

/// What the command line asks for.
enum Arguments: Hashable {
  case dashboard(Options)
  case status(StatusOptions)
  case days(DaysOptions)
  case stats(StatsOptions)
  case completions(CompletionsCommand.Kind)
  case man
  case command(Command)
  case help
  case commandHelp(CommandSpec)
  case version

  struct Options: Hashable {
    var isDemo = false
    /// Nothing moves.
    var isStill = false
    /// Nil: by `NO_COLOR`, then by the terminal's background.
    var theme: Theme.Name?
  }

  /// Reads the words after the program's name.
  static func parse(_ words: [String]) throws(UsageError) -> Arguments {
    guard let spec = spec(of: words) else { return try parseDashboard(words) }
    do throws(UsageError) {
      let isPrint = spec.name == "--print"
      let rest = isPrint ? PrintOptions.rest(of: words)[...] : words.dropFirst()
      if spec.asksForHelp(rest) { return .commandHelp(spec) }
      return try parse(spec, rest, words)
    } catch {
      throw error.about(spec)
    }
  }

  /// The command that is meant; nil for the dashboard.
  private static func spec(of words: [String]) -> CommandSpec? {
    // Asked for every few seconds, so it does not wait for the rest of the table.
    if words.first == "status" { return CommandTable.status }
    if PrintOptions.isMeant(by: words) { return CommandTable.print }
    guard let first = words.first, !first.hasPrefix("-") else { return nil }
    return CommandTable.command(first)
  }

  private static func parse(
    _ spec: CommandSpec, _ rest: ArraySlice<String>, _ words: [String]
  ) throws(UsageError) -> Arguments {
    switch spec {
    case CommandTable.status: return .status(try StatusOptions.parse(rest))
    case CommandTable.days: return .days(try DaysOptions.parse(rest))
    case CommandTable.stats: return .stats(try StatsOptions.parse(rest))
    case CommandTable.completions: return .completions(try CompletionsCommand.parse(rest))
    case CommandTable.help: return try parseHelp(rest)
    case CommandTable.man:
      if !rest.isEmpty { throw UsageError("man takes nothing after it.") }
      return .man
    default:
      guard let command = try Command.parse(words) else {
        throw UsageError(unknown: spec.name, among: CommandTable.names)
      }
      return .command(command)
    }
  }

  private static func parseHelp(_ words: ArraySlice<String>) throws(UsageError) -> Arguments {
    guard let name = try CommandTable.help.read(words).first?.value else { return .help }
    let found = [name, "--" + name].lazy.compactMap(CommandTable.command).first
    if let found { return .commandHelp(found) }
    throw UsageError(unknown: name, among: CommandTable.names)
  }

  private static func parseDashboard(_ words: [String]) throws(UsageError) -> Arguments {
    if CommandTable.dashboard.asksForHelp(words[...]) { return .help }
    if words == ["version"] { return .version }
    var options = Options()
    for word in try CommandTable.dashboard.read(words[...]) {
      switch word.name {
      case "--version": return .version
      case "--demo": options.isDemo = true
      case "--no-motion": options.isStill = true
      default: options.theme = try theme(word.value)
      }
    }
    return .dashboard(options)
  }

  /// Names of the themes on the command line.
  static let themes: [(name: String, theme: Theme.Name)] = [
    ("dark", .dark), ("light", .light), ("high-contrast", .highContrast),
    ("monochrome", .monochrome),
  ]

  private static func theme(_ name: String) throws(UsageError) -> Theme.Name {
    if let match = themes.first(where: { $0.name == name }) { return match.theme }
    throw UsageError("--theme takes one of \(themes.map(\.name).joined(separator: ", ")).")
  }
}
