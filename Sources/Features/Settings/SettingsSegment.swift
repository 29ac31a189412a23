import Core

/// A piece of a line of the settings screen, placed at a column.
struct SettingsSegment: Hashable {
  enum Kind: Hashable {
    case text(Role)
    /// One of a field's options, on or off.
    case option(isOn: Bool)
    /// A box to type into, of so many columns.
    case input(EditableText, width: Int)
  }

  let text: String
  let kind: Kind
  /// The field a click here is meant for.
  let field: SettingsField?
  /// Columns from the start of the line.
  let x: Int
  let width: Int
}
