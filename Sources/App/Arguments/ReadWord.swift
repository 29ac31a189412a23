/// A word of a command line as the table understood it.
struct ReadWord: Hashable {
  /// The option's first spelling; empty for an operand.
  let name: String
  /// An option's value or the operand; empty for a switch.
  let value: String
}

extension CommandSpec {
  /// The words after the command, checked against its options and operand.
  func read(_ words: ArraySlice<String>) throws(UsageError) -> [ReadWord] {
    var result: [ReadWord] = []
    var reader = WordReader(words)
    var hasEnded = false
    while let word = reader.next() {
      if word.text == "--", operand != nil, !hasEnded {
        hasEnded = true
      } else if !hasEnded, let option = option(word.flag) {
        let value = try value(of: option, from: &reader)
        result.append(ReadWord(name: option.name, value: value))
      } else {
        try checkOperand(word.text, isPlain: hasEnded)
        result.append(ReadWord(name: "", value: word.text))
      }
    }
    let count = result.count { $0.name.isEmpty }
    if let operand, count == 0, operand.isNeeded {
      throw UsageError("\(name) takes \(operand.value.what).")
    }
    if let operand, count > 1, !operand.isMany {
      throw UsageError("\(name.isEmpty ? "codingfit" : name) takes one \(operand.value.label).")
    }
    return result
  }

  /// Whether the words ask for this command's help, not as the value of an option.
  func asksForHelp(_ words: ArraySlice<String>) -> Bool {
    var reader = WordReader(words)
    while let word = reader.next(), word.text != "--" {
      if OptionSpec.help.names.contains(word.text) { return true }
      if let option = option(word.flag), option.value != nil { _ = try? reader.value("") }
    }
    return false
  }

  private func value(
    of option: OptionSpec, from reader: inout WordReader
  ) throws(UsageError) -> String {
    if let value = option.value { return try reader.value(value.what) }
    try reader.refuseValue()
    return ""
  }

  private func checkOperand(_ word: String, isPlain: Bool) throws(UsageError) {
    guard let operand, isPlain || !word.hasPrefix("-") || word == "-" else {
      throw UsageError(unknown: word, among: flags + (operand?.value.words ?? []) + neighbours)
    }
    let words = operand.value.words
    guard words.isEmpty || words.contains(word) else {
      throw UsageError(unknown: word, among: words + flags)
    }
  }
}
