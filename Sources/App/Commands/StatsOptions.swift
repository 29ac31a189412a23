import Core

/// What `codingfit stats` is asked for.
struct StatsOptions: Hashable {
  /// Metric names; none stands for all but the pure functions.
  var metrics: [String] = []
  /// The moment the numbers are computed for; nil: now, or the world's own.
  var asOf: Instant?
  /// Stands in where a row has no zone of its own; nil: the settings', or the world's own.
  var zone: String?
  /// A file with a world, `-` for standard input; nil: the cache.
  var world: String?
  /// A JSON object with the metrics' arguments.
  var arguments: String?
  /// Compute over the made-up history of `--demo`.
  var isDemo = false

  /// Reads the words after `stats`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> StatsOptions {
    var options = StatsOptions()
    for word in try CommandTable.stats.read(words) {
      switch word.name {
      // The output is JSON in any case; the flag keeps room for another form.
      case "--json": break
      case "--demo": options.isDemo = true
      case "--as-of": options.asOf = try instant(word.value)
      case "--zone": options.zone = word.value
      case "--world": options.world = word.value
      case "--args": options.arguments = word.value
      default: options.metrics.append(word.value)
      }
    }
    if options.isDemo, options.world != nil {
      throw UsageError("Give --demo or --world, not both.")
    }
    return options
  }

  private static func instant(_ text: String) throws(UsageError) -> Instant {
    guard let instant = Instant(iso: text) else {
      throw UsageError("--as-of takes a time with its offset, like 2026-07-08T14:30:00+02:00.")
    }
    return instant
  }
}
