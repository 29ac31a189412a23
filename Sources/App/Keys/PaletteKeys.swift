import Terminal

/// What can be done in the palette besides typing.
enum PaletteCommand: Hashable, Sendable {
  case run
  case close
  case up
  case down
  case pageUp
  case pageDown
  case left
  case right
  case toStart
  case toEnd
  case deleteBackward
  case deleteForward
  case deleteWord
  case clear
  case undo
}

/// The keys of the palette; every other character is typed.
enum PaletteKeys {
  static let keymap = Keymap<PaletteCommand>([
    .init([Key(.enter)], .run, label: "Enter", hint: "run", help: "Do what the line says."),
    .init([Key(.escape)], .close, label: "Esc", hint: "close", help: "Close the list."),
    .init(
      [Key(.down), Key(.tab), Key(.character("n"), .control)], .down, label: "↓ Tab",
      hint: "select", help: "The next command."),
    .init(
      [Key(.up), Key(.backTab), Key(.character("p"), .control)], .up, label: "↑",
      help: "The command before."),
    .init([Key(.pageDown)], .pageDown, label: "PgDn", help: "Ten commands down."),
    .init([Key(.pageUp)], .pageUp, label: "PgUp", help: "Ten commands up."),
    .init([Key(.left)], .left, label: "←", help: "One character back."),
    .init([Key(.right)], .right, label: "→", help: "One character on."),
    .init(
      [Key(.home), Key(.character("a"), .control)], .toStart, label: "Home",
      help: "To the start of what is typed."),
    .init(
      [Key(.end), Key(.character("e"), .control)], .toEnd, label: "End",
      help: "To the end of what is typed."),
    .init([Key(.backspace)], .deleteBackward, label: "Backspace", help: "Delete backwards."),
    .init([Key(.delete)], .deleteForward, label: "Delete", help: "Delete forwards."),
    .init(
      [Key(.character("w"), .control)], .deleteWord, label: "Ctrl-W",
      help: "Delete the word before the cursor."),
    .init(
      [Key(.character("u"), .control)], .clear, label: "Ctrl-U", help: "Delete up to the start."),
    .init(
      [Key(.character("y"), .control)], .undo, label: "Ctrl-Y", help: "Take back the last change."),
  ])
}
