/// A command as the table knows it: parsing, help, completions and the man page come from this.
struct CommandSpec: Sendable, Hashable {
  struct Example: Sendable, Hashable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// What stands after the command without a dash.
  struct Operand: Sendable, Hashable {
    let value: ValueSpec
    /// At least one must be given.
    var isNeeded = false
    var isMany = false

    /// `FILE...`, `[PANE]`.
    var usage: String {
      let label = value.label + (isMany ? "..." : "")
      return isNeeded ? label : "[\(label)]"
    }
  }

  /// Empty: the dashboard itself.
  let name: String
  /// A line for the list of commands.
  let summary: String
  var operand: Operand?
  var options: [OptionSpec] = []
  /// Paragraphs for the help.
  var details: [String] = []
  /// Lines of two columns for the help: what a word stands for.
  var terms: [(term: String, meaning: String)] = []
  var examples: [Example] = []
  /// What each exit status says, where it is not the usual.
  var statuses = Self.usualStatuses

  static let usualStatuses = [
    "0  fine", "1  it failed, and a sentence on the standard error says why",
    "2  a command line that means nothing",
  ]

  static func == (left: CommandSpec, right: CommandSpec) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// How `codingfit help` is asked for it.
  var topic: String { name.hasPrefix("--") ? String(name.dropFirst(2)) : name }

  /// `codingfit sync`, `codingfit --print`.
  var call: String { name.isEmpty ? "codingfit" : "codingfit " + name }

  /// Other words that may have been meant by an unknown one.
  var neighbours: [String] { name.isEmpty ? CommandTable.names : [] }

  /// Every spelling of every option.
  var flags: [String] { options.flatMap(\.names) }

  func option(_ name: String) -> OptionSpec? {
    options.first { $0.names.contains(name) }
  }
}
