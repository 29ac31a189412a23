import Core
import Terminal

/// Every command that could be given just now, and what has been typed to find one.
struct CommandPalette: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let section: String
    /// The key that does the same; running an entry presses it.
    let key: Key
    let label: String
    let help: String
    /// Why it would do nothing now; nil where it would.
    let refusal: String?
  }

  let entries: [Entry]
  private(set) var filter = EditableText(limit: 200)
  private var place = 0

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Entries that hold every typed word, whatever its case.
  var matches: [Entry] {
    let words = filter.text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return entries }
    return entries.filter { entry in
      let text = "\(entry.label) \(entry.help) \(entry.section)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// Index of the entry that Enter runs, among the matches.
  var selected: Int { max(0, min(place, matches.count - 1)) }

  /// The entry that Enter runs; nil where nothing matches.
  var choice: Entry? {
    let matches = matches
    return matches.isEmpty ? nil : matches[selected]
  }

  mutating func move(by step: Int) {
    place = max(0, min(selected + step, matches.count - 1))
  }

  /// Changes the filter; the first match is selected again.
  mutating func edit(_ change: (inout EditableText) -> Void) {
    change(&filter)
    place = 0
  }
}
