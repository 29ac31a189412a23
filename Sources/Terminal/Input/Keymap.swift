/// A table of keys: what each does and how the footer and the help name it. Footer, help and the
/// key documentation are made from the same rows, so they cannot disagree.
public struct Keymap<Command: Sendable>: Sendable {
  public struct Row: Sendable {
    public let keys: [Key]
    public let command: Command
    /// How the keys are written: `←→`, `1-4`, `Ctrl-S`.
    public let label: String
    /// One or two words for the footer; nil keeps the row out of it.
    public let hint: String?
    /// One sentence for the help.
    public let help: String

    public init(
      _ keys: [Key], _ command: Command, label: String, hint: String? = nil, help: String
    ) {
      self.keys = keys
      self.command = command
      self.label = label
      self.hint = hint
      self.help = help
    }
  }

  public let rows: [Row]

  /// Rows in the order they are shown; of two rows with one key the first wins.
  public init(_ rows: [Row]) {
    self.rows = rows
  }

  public func command(for key: Key) -> Command? {
    rows.first { $0.keys.contains(key) }?.command
  }
}
