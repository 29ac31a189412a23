import StatsData

/// A command line that means nothing, in a sentence for stderr.
struct UsageError: Error, Hashable {
  let message: String

  init(_ message: String) {
    self.message = message + " codingfit --help lists everything."
  }

  /// An unknown word, with the nearest one there is.
  init(unknown word: String, among known: [String]) {
    let shown = Self.shown(word)
    let near = known.map { ($0, Self.distance($0, word)) }.min { $0.1 < $1.1 }
    if let near, near.1 <= max(1, min(3, word.count / 3)) {
      self.init("There is no \(shown). Did you mean \(near.0)?")
    } else {
      self.init("There is no \(shown).")
    }
  }

  /// A word of the command line, safe to print.
  static func shown(_ word: String) -> String { String(SafeText.oneLine(word).prefix(60)) }

  /// Letters to change, add or remove to make one word of the other (Levenshtein).
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right.prefix(40))
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let cost = min(diagonal + (a == b ? 0 : 1), row[j] + 1, row[j + 1] + 1)
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[right.count]
  }
}
