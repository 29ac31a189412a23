/// What a subcommand has to say.
struct CommandOutput: Hashable {
  /// For standard output.
  var text = ""
  /// For standard error, a line each.
  var notes: [String] = []
  var status: Int32 = 0
}
