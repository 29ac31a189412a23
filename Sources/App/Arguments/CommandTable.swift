/// Every command and option there is: the one list that parses, helps, completes and documents.
enum CommandTable {
  /// In the order of the help.
  static let commands = [
    status, days, stats, print, sync, doctor, importing, export, invoice, collect, login, logout,
    schema, completions, man, help,
  ]

  static func command(_ name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  static let names = commands.map(\.name)

  static let dashboard = CommandSpec(
    name: "", summary: "open the dashboard",
    options: [
      OptionSpec("--demo", meaning: "open it with a made-up history; nothing is read or written"),
      OptionSpec(
        "--theme", value: .oneOf("NAME", Arguments.themes.map(\.name)),
        meaning: "dark, light, high-contrast or monochrome"),
      OptionSpec(
        "--no-motion", meaning: "nothing moves; NO_MOTION=1 and Settings do the same"),
      OptionSpec("--help", "-h", meaning: "print the help; codingfit help NAME that of a command"),
      OptionSpec("--version", "-V", meaning: "print the version"),
    ])

  static let help = CommandSpec(
    name: "help", summary: "print the help, or that of one command",
    operand: .init(value: ValueSpec(label: "COMMAND", what: "a command")),
    examples: [.init("codingfit help status", "what status can print, with examples")])

  static let completions = CommandSpec(
    name: "completions", summary: "print a completion script for your shell",
    operand: .init(
      value: .oneOf("SHELL", CompletionsCommand.Kind.allCases.map(\.rawValue)), isNeeded: true),
    details: [
      "The scripts come from the same table as this help. They complete commands, options and the "
        + "values there are; names of projects come from the cache, one a line, by "
        + "codingfit completions projects."
    ],
    examples: [
      .init("source <(codingfit completions bash)", "in ~/.bashrc"),
      .init(
        "codingfit completions zsh > ~/.zfunc/_codingfit", "with fpath+=~/.zfunc before compinit"),
      .init("codingfit completions fish > ~/.config/fish/completions/codingfit.fish", "once"),
    ])

  static let man = CommandSpec(
    name: "man", summary: "print the manual page",
    details: ["The page in the language of man, as Docs/codingfit.1 holds it."],
    examples: [.init("codingfit man | man -l -", "read it without installing it")])

  static let schema = CommandSpec(
    name: "schema", summary: "print the migration that signing in needs (SQL)",
    details: ["Run it in the project's SQL editor. It may be run again at any time."],
    examples: [.init("codingfit schema > schema.sql", "keep it in a file")])
}
