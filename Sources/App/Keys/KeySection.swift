import Terminal

/// A part of the help: a table of keys under a heading, whatever its commands are.
struct KeySection: Hashable, Sendable {
  struct Row: Hashable, Sendable {
    let keys: [Key]
    let label: String
    let help: String
  }

  let title: String
  let rows: [Row]
  /// A sentence or two under the keys; empty for most panes.
  let note: String

  init<Command>(_ title: String, _ keymap: Keymap<Command>, note: String = "") {
    self.title = title
    self.note = note
    rows = keymap.rows.map { Row(keys: $0.keys, label: $0.label, help: $0.help) }
  }
}
