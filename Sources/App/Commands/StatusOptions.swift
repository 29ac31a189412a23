/// What `codingfit status` is asked for.
struct StatusOptions: Hashable {
  var format = StatusFormat.standard
  var isJSON = false
  var isDemo = false

  /// Reads the words after `status`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> StatusOptions {
    var options = StatusOptions()
    for word in try CommandTable.status.read(words) {
      switch word.name {
      case "--format": options.format = try StatusFormat(word.value)
      case "--json": options.isJSON = true
      default: options.isDemo = true
      }
    }
    return options
  }
}
