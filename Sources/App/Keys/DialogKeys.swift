import Terminal

/// What can be done with a text on top of the panes.
enum DialogCommand: Hashable, Sendable {
  case close
  case confirm
  case up
  case down
  case pageUp
  case pageDown
}

/// The keys of the help, of messages and of the question before quitting.
enum DialogKeys {
  static let help = Keymap<DialogCommand>([
    .init(
      [Key(.escape), Key("?"), Key("q"), Key(.enter)], .close, label: "Esc", hint: "close",
      help: "Close."),
    .init([Key(.down), Key("j")], .down, label: "↓ j", hint: "scroll", help: "One line down."),
    .init([Key(.up), Key("k")], .up, label: "↑ k", help: "One line up."),
    .init([Key(.pageDown), Key(" ")], .pageDown, label: "PgDn", help: "Ten lines down."),
    .init([Key(.pageUp)], .pageUp, label: "PgUp", help: "Ten lines up."),
  ])

  static let message = Keymap<DialogCommand>([
    .init(
      [Key(.escape), Key(.enter), Key("q"), Key(" ")], .close, label: "Esc", hint: "close",
      help: "Put the message away.")
  ])

  static let quitQuestion = Keymap<DialogCommand>([
    .init([Key("y")], .confirm, label: "y", hint: "quit", help: "Quit without saving."),
    .init(
      [Key("n"), Key(.escape), Key("q")], .close, label: "n", hint: "stay",
      help: "Stay, with everything as it is."),
  ])
}
