/// What `codingfit collect` is asked for.
struct CollectOptions: Hashable {
  /// How many days, today among them.
  var days = 14
  /// Print nothing but what went wrong.
  var isQuiet = false
  var isJSON = false

  static let flags = ["--days", "--quiet", "--json"]
  static let limit = 366

  /// Reads the words after `collect`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> CollectOptions {
    var options = CollectOptions()
    var reader = WordReader(words)
    while let word = reader.next() {
      switch word.flag {
      case "--days": options.days = try days(reader.value(range))
      case "--quiet":
        try reader.refuseValue()
        options.isQuiet = true
      case "--json":
        try reader.refuseValue()
        options.isJSON = true
      default: throw UsageError(unknown: word.text, among: flags)
      }
    }
    return options
  }

  private static let range = "a whole number from 1 to \(limit)"

  private static func days(_ text: String) throws(UsageError) -> Int {
    guard let days = Int(text), (1...limit).contains(days) else {
      throw UsageError("--days takes \(range).")
    }
    return days
  }
}
