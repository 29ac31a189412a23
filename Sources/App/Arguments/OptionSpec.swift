/// One option of a command.
struct OptionSpec: Sendable, Hashable {
  /// `--since`, then other spellings.
  let names: [String]
  /// Nil for a switch.
  let value: ValueSpec?
  /// A line for the help.
  let meaning: String

  init(_ names: String..., value: ValueSpec? = nil, meaning: String) {
    self.names = names
    self.value = value
    self.meaning = meaning
  }

  var name: String { names[0] }

  /// `--since DATE`, `--quiet, -q`.
  var usage: String {
    names.joined(separator: ", ") + (value.map { " \($0.label)" } ?? "")
  }

  static let json = OptionSpec("--json", meaning: "print JSON")
  static let quiet = OptionSpec("--quiet", "-q", meaning: "say nothing unless it fails: for cron")
  static let demo = OptionSpec("--demo", meaning: "use the made-up history")
  static let help = OptionSpec("--help", "-h", meaning: "print this help")
}
