/// What `codingfit collect` is asked for.
struct CollectOptions: Hashable {
  /// How many days, today among them.
  var days = 14
  /// Print nothing but what went wrong.
  var isQuiet = false
  var isJSON = false

  static let limit = 366

  /// Reads the words after `collect`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> CollectOptions {
    var options = CollectOptions()
    for word in try CommandTable.collect.read(words) {
      switch word.name {
      case "--days": options.days = try days(word.value)
      case "--quiet": options.isQuiet = true
      default: options.isJSON = true
      }
    }
    return options
  }

  static let range = "a whole number from 1 to \(limit)"

  private static func days(_ text: String) throws(UsageError) -> Int {
    guard let days = Int(text), (1...limit).contains(days) else {
      throw UsageError("--days takes \(range).")
    }
    return days
  }
}
