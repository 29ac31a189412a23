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
    for word in try CommandTable.print.read(rest(of: words)[...]) {
      if word.name.isEmpty, let pane = Pane(rawValue: word.value) {
        options.pane = pane
      } else {
        options.isDemo = true
      }
    }
    return options
  }

  /// The words without the flag itself; `--print=today` leaves the pane.
  static func rest(of words: [String]) -> [String] {
    words.filter { $0 != "--print" }.map {
      $0.hasPrefix("--print=") ? String($0.dropFirst(8)) : $0
    }
  }
}
