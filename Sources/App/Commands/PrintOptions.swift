/// What `codingfit --print` is asked for.
struct PrintOptions: Hashable {
  enum Pane: String, CaseIterable {
    case today
    case trends
    case projects
  }

  var pane = Pane.today
  /// Print the made-up history of `--demo`.
  var isDemo = false

  /// Whether the words ask for a print: the flag may stand anywhere.
  static func isMeant(by words: [String]) -> Bool {
    words.contains { $0 == "--print" || $0.hasPrefix("--print=") }
  }

  static func parse(_ words: [String]) throws(UsageError) -> PrintOptions {
    var options = PrintOptions()
    for word in words {
      let name = word.hasPrefix("--print=") ? String(word.dropFirst(8)) : word
      switch name {
      case "--print": break
      case "--demo": options.isDemo = true
      default:
        guard let pane = Pane(rawValue: name) else {
          let known = Pane.allCases.map(\.rawValue) + ["--print", "--demo"]
          throw UsageError(unknown: name, among: known)
        }
        options.pane = pane
      }
    }
    return options
  }
}
