import Terminal

/// The keys while a line is typed.
public enum PromptKeys {
  public static let keymap = Keymap<PromptCommand>([
    .init([Key(.enter)], .accept, label: "Enter", hint: "done", help: "Take what is typed."),
    .init([Key(.escape)], .cancel, label: "Esc", hint: "back", help: "Leave it as it was."),
    .init([Key(.left)], .left, label: "←", help: "One character back."),
    .init([Key(.right)], .right, label: "→", help: "One character on."),
    .init(
      [Key(.home), Key(.character("a"), .control)], .toStart, label: "Home",
      help: "To the start of the text."),
    .init(
      [Key(.end), Key(.character("e"), .control)], .toEnd, label: "End",
      help: "To the end of the text."),
    .init([Key(.backspace)], .deleteBackward, label: "Backspace", help: "Delete backwards."),
    .init([Key(.delete)], .deleteForward, label: "Delete", help: "Delete forwards."),
    .init(
      [Key(.character("u"), .control)], .deleteToStart, label: "Ctrl-U",
      help: "Delete up to the start."),
  ])

  /// What a key means; nil where it means something elsewhere.
  public static func command(for key: Key) -> PromptCommand? {
    if let command = keymap.command(for: key) { return command }
    guard case .character(let character) = key.code,
      key.modifiers.isDisjoint(with: [.control, .alt])
    else { return nil }
    return .insert(String(character))
  }
}
