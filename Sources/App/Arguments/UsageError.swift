import StatsData

/// A command line that means nothing, in a sentence for stderr.
struct UsageError: Error, Hashable {
  private let sentence: String
  /// Where to read more.
  private var hint = "codingfit --help lists everything."

  var message: String { "\(sentence) \(hint)" }

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// An unknown word, with the nearest one there is; `listing` says which there are.
  init(unknown word: String, among known: [String], listing: String? = nil) {
    let shown = Self.shown(word)
    var sentence = "There is no \(shown)."
    let near = known.map { ($0, Self.distance($0, word)) }.min { $0.1 < $1.1 }
    if let near, near.1 <= max(1, min(3, word.count / 3)) {
      sentence += " Did you mean \(near.0)?"
    }
    self.init(sentence + (listing.map { " \($0)" } ?? ""))
  }

  /// The same, told to somebody who uses that command.
  func about(_ command: CommandSpec) -> UsageError {
    var copy = self
    copy.hint = "codingfit help \(command.topic) says more."
    return copy
  }

  /// A word of the command line, safe to print.
  static func shown(_ word: String) -> String { String(SafeText.oneLine(word).prefix(60)) }

  /// Letters to change, add, remove or swap with the next to make one word of the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.prefix(40)), Array(right.prefix(40)))
    var rows = [Array(0...right.count)]
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var least = min(rows[i][j] + (a == b ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
