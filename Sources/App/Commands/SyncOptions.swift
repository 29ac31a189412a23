import Core

/// What `codingfit sync` is asked for.
struct SyncOptions: Hashable {
  var isDeep = false
  /// Read everything again from this date on.
  var since: DateOnly?
  var isQuiet = false
  var isJSON = false

  static let flags = ["--deep", "--since", "--quiet", "--json"]

  var scope: SyncScope {
    if isDeep { return .everything }
    return since.map { .since($0) } ?? .recent
  }

  /// Reads the words after `sync`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> SyncOptions {
    var options = SyncOptions()
    var reader = WordReader(words)
    while let word = reader.next() {
      if word.flag == "--since" {
        options.since = try date(reader.value("a date, like 2026-03-01"), of: word.flag)
        continue
      }
      switch word.flag {
      case "--deep": options.isDeep = true
      case "--quiet", "-q": options.isQuiet = true
      case "--json": options.isJSON = true
      default: throw UsageError(unknown: word.text, among: flags)
      }
      try reader.refuseValue()
    }
    if options.isDeep, options.since != nil {
      throw UsageError("Give --deep or --since, not both.")
    }
    if options.isQuiet, options.isJSON {
      throw UsageError("Give --quiet or --json, not both.")
    }
    return options
  }

  static func date(_ text: String, of flag: String) throws(UsageError) -> DateOnly {
    guard let date = DateOnly(text) else {
      throw UsageError("\(flag) takes a date, like 2026-03-01.")
    }
    return date
  }
}
