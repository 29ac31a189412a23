import Terminal

/// The keys of the settings: between fields, inside a text, and while a question is asked.
public enum SettingsKeys {
  public static let fields = Keymap<SettingsCommand>([
    .init(
      [Key(.down), Key("j")], .rowDown, label: "↓ j", help: "Go to the row below."),
    .init([Key(.up), Key("k")], .rowUp, label: "↑ k", hint: nil, help: "Go to the row above."),
    .init([Key(.tab)], .nextField, label: "Tab", hint: "field", help: "Go to the next field."),
    .init(
      [Key(.backTab)], .previousField, label: "Shift-Tab", help: "Go to the field before."),
    .init(
      [Key(.right), Key("l")], .right, label: "→ l", help: "Next choice, or the next field."),
    .init([Key(.left), Key("h")], .left, label: "← h", help: "Choice or field before."),
    .init([Key(.enter)], .enter, label: "Enter", hint: "edit", help: "Type into the field."),
    .init(
      [Key(" ")], .toggle, label: "Space", hint: "toggle",
      help: "Switch on or off, or go on to the next choice."),
    .init(
      [Key("x"), Key(.delete), Key(.backspace)], .remove, label: "x",
      help: "Remove the days off under the cursor."),
    .init([Key("u")], .undo, label: "u", help: "Take back the last change of a text."),
    .init(
      [Key(.character("s"), .control)], .save, label: "Ctrl-S", hint: "save",
      help: "Save everything, or go to the first problem."),
    .init(
      [Key(.escape)], .discard, label: "Esc", hint: "discard",
      help: "Leave the field; then discard what is not saved, which asks first."),
  ])

  public static let text = Keymap<SettingsCommand>([
    .init(
      [Key(.enter)], .enter, label: "Enter", hint: "done",
      help: "Done with the field; days off are added to the list."),
    .init([Key(.tab)], .nextField, label: "Tab", hint: "next", help: "Go on to the next field."),
    .init(
      [Key(.backTab)], .previousField, label: "Shift-Tab", help: "Go back to the field before."),
    .init([Key(.down)], .rowDown, label: "↓", help: "Go to the row below."),
    .init([Key(.up)], .rowUp, label: "↑", help: "Go to the row above."),
    .init([Key(.left)], .left, label: "←", help: "One character back."),
    .init([Key(.right)], .right, label: "→", help: "One character on."),
    .init(
      [Key(.left, .control), Key(.left, .alt), Key(.character("b"), .alt)], .wordLeft,
      label: "Ctrl-←", help: "One word back."),
    .init(
      [Key(.right, .control), Key(.right, .alt), Key(.character("f"), .alt)], .wordRight,
      label: "Ctrl-→", help: "One word on."),
    .init(
      [Key(.home), Key(.character("a"), .control)], .toStart, label: "Home",
      help: "To the start of the text."),
    .init(
      [Key(.end), Key(.character("e"), .control)], .toEnd, label: "End",
      help: "To the end of the text."),
    .init([Key(.backspace)], .deleteBackward, label: "Backspace", help: "Delete backwards."),
    .init([Key(.delete)], .deleteForward, label: "Delete", help: "Delete forwards."),
    .init(
      [Key(.character("w"), .control), Key(.backspace, .alt)], .deleteWord, label: "Ctrl-W",
      help: "Delete the word before the cursor."),
    .init(
      [Key(.character("u"), .control)], .deleteToStart, label: "Ctrl-U",
      help: "Delete up to the start."),
    .init(
      [Key(.character("k"), .control)], .deleteToEnd, label: "Ctrl-K",
      help: "Delete up to the end."),
    .init(
      [Key(.character("y"), .control), Key(.character("_"), .control)], .undo, label: "Ctrl-Y",
      hint: "undo", help: "Take back the last change."),
    .init(
      [Key(.character("s"), .control)], .save, label: "Ctrl-S", hint: "save",
      help: "Save everything, or go to the first problem."),
    .init([Key(.escape)], .discard, label: "Esc", hint: "back", help: "Leave the field."),
  ])

  public static let question = Keymap<SettingsCommand>([
    .init(
      [Key("y"), Key(.enter)], .confirmDiscard, label: "y", hint: "discard",
      help: "Discard what is not saved."),
    .init(
      [Key("n"), Key(.escape)], .keepEditing, label: "n", hint: "keep",
      help: "Keep what has been typed."),
  ])

  public static let signOutQuestion = Keymap<SettingsCommand>([
    .init(
      [Key("y"), Key(.enter)], .confirmDiscard, label: "y", hint: "sign out",
      help: "Sign out on this machine."),
    .init(
      [Key("n"), Key(.escape)], .keepEditing, label: "n", hint: "stay", help: "Stay signed in."),
  ])

  /// The table in force, for the footer.
  @MainActor
  public static func table(for model: SettingsModel) -> Keymap<SettingsCommand> {
    model.asksToSignOut
      ? signOutQuestion : model.asksToDiscard ? question : model.isEditing ? text : fields
  }

  /// What a key means; nil where it means nothing here and may mean something elsewhere.
  @MainActor
  public static func command(for key: Key, in model: SettingsModel) -> SettingsCommand? {
    if model.asksToDiscard || model.asksToSignOut {
      let isGlobal = key.modifiers.contains(.control)
      return question.command(for: key) ?? (isGlobal ? nil : .keepEditing)
    }
    guard model.isEditing else { return fields.command(for: key) }
    if let command = text.command(for: key) { return command }
    guard case .character(let character) = key.code,
      key.modifiers.isDisjoint(with: [.control, .alt])
    else { return nil }
    return .insert(String(character))
  }
}
