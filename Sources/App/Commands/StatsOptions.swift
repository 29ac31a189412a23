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

  static let flags = ["--json", "--as-of", "--zone", "--world", "--args", "--demo"]

  /// Reads the words after `stats`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> StatsOptions {
    var options = StatsOptions()
    var reader = WordReader(words)
    while let word = reader.next() {
      switch word.flag {
      // The output is JSON in any case; the flag keeps room for another form.
      case "--json": try reader.refuseValue()
      case "--demo":
        try reader.refuseValue()
        options.isDemo = true
      case "--as-of": options.asOf = try instant(reader.value("a time"))
      case "--zone": options.zone = try reader.value("a time zone, like Europe/Berlin")
      case "--world": options.world = try reader.value("a file")
      case "--args": options.arguments = try reader.value("a JSON object")
      case let name where MetricCatalog.names.contains(name): options.metrics.append(name)
      default: throw UsageError(unknown: word.text, among: flags + MetricCatalog.names)
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
