/// Breaks a text into lines: after spaces, between characters of scripts without spaces, and inside
/// a word only when it is wider than the line.
struct LineBreaking {
  private(set) var lines: [[Unicode.Scalar]] = []
  private let available: Int
  private var line: [Unicode.Scalar] = []
  private var used = 0

  /// Widths in thousandths of the size.
  init(
    _ scalars: [Unicode.Scalar], units: ([Unicode.Scalar]) -> [Int], available: Int
  ) {
    self.available = available
    for word in Self.words(scalars) {
      let widths = units(word)
      // Blanks at the end of a line take no room.
      let blanks = word.reversed().prefix { $0 == " " }.count
      let inked = widths.dropLast(blanks).reduce(0, +)
      if used + inked > available { finish() }
      if inked <= available {
        line += word
        used += widths.reduce(0, +)
      } else {
        place(word, widths, inked: word.count - blanks)
      }
    }
    finish()
    if lines.isEmpty { lines = [[]] }
  }

  private mutating func place(_ word: [Unicode.Scalar], _ widths: [Int], inked: Int) {
    for (index, scalar) in word.enumerated() {
      if index < inked, used + widths[index] > available { finish() }
      line.append(scalar)
      used += widths[index]
    }
  }

  private mutating func finish() {
    while line.last == " " { line.removeLast() }
    if !line.isEmpty { lines.append(line) }
    line = []
    used = 0
  }

  /// Words, each with the blanks after it; an ideograph is a word of its own.
  static func words(_ scalars: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = []
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1] : " "
      if index == 0 || breaks(between: previous, and: scalar) {
        words.append([scalar])
      } else {
        words[words.count - 1].append(scalar)
      }
    }
    return words
  }

  private static func breaks(between one: Unicode.Scalar, and other: Unicode.Scalar) -> Bool {
    guard other != " " else { return false }
    if one == " " { return true }
    let closing: [Unicode.Scalar] = ["\u{3001}", "\u{3002}", "\u{FF0C}", "\u{FF0E}", "\u{FF09}"]
    return (isIdeograph(one) || isIdeograph(other)) && !closing.contains(other)
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x2_0000...0x3_FFFF:
      true
    default: false
    }
  }
}
