import Core

/// What `codingfit sync` is asked for.
struct SyncOptions: Hashable {
  var isDeep = false
  /// Read everything again from this date on.
  var since: DateOnly?
  var isQuiet = false
  var isJSON = false

  var scope: SyncScope {
    if isDeep { return .everything }
    return since.map { .since($0) } ?? .recent
  }

  /// Reads the words after `sync`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> SyncOptions {
    var options = SyncOptions()
    for word in try CommandTable.sync.read(words) {
      switch word.name {
      case "--since": options.since = try date(word.value, of: word.name)
      case "--deep": options.isDeep = true
      case "--quiet": options.isQuiet = true
      default: options.isJSON = true
      }
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
