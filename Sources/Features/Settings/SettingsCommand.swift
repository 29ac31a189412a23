/// What can be asked of the settings, whatever key asks for it.
public enum SettingsCommand: Hashable, Sendable {
  case nextField
  case previousField
  case rowDown
  case rowUp
  case focus(SettingsField)
  /// Enter: edit a text, add the typed days off, switch a toggle.
  case enter
  /// Space: switch a toggle, go on to the next choice.
  case toggle
  /// Takes the focused days off out of the list.
  case remove
  case left
  case right
  case wordLeft
  case wordRight
  case toStart
  case toEnd
  case insert(String)
  case deleteBackward
  case deleteForward
  case deleteWord
  case deleteToStart
  case deleteToEnd
  case undo
  case save
  /// Esc: out of the field, then out of the changes, which asks.
  case discard
  /// The answer to "Discard the changes?".
  case confirmDiscard
  case keepEditing
}
