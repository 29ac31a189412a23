/// Walks along a command line: `--flag value` and `--flag=value` alike.
struct WordReader {
  struct Word {
    /// The word as it was typed.
    let text: String
    /// The part before the equals sign of a long flag, else the whole word.
    let flag: String
    fileprivate let value: String?
  }

  private var rest: ArraySlice<String>
  private var current: Word?

  init(_ words: ArraySlice<String>) {
    rest = words
  }

  /// The next word; nil at the end.
  mutating func next() -> Word? {
    current = rest.popFirst().map(Self.split)
    return current
  }

  /// The value of the flag just read.
  mutating func value(_ what: String) throws(UsageError) -> String {
    if let value = current?.value ?? rest.popFirst(), !value.isEmpty { return value }
    throw UsageError("\(current?.flag ?? "") takes \(what).")
  }

  /// The flag just read is a switch.
  func refuseValue() throws(UsageError) {
    guard let current, current.value != nil else { return }
    throw UsageError("\(current.flag) takes no value.")
  }

  private static func split(_ word: String) -> Word {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else {
      return Word(text: word, flag: word, value: nil)
    }
    let value = String(word[word.index(after: equals)...])
    return Word(text: word, flag: String(word[..<equals]), value: value)
  }
}
