/// What `codingfit import` is asked for.
struct ImportOptions: Hashable {
  var paths: [String] = []

  /// Reads the words after `import`; after `--` everything is a file.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> ImportOptions {
    var options = ImportOptions()
    var hasEnded = false
    for word in words {
      if word == "--", !hasEnded {
        hasEnded = true
      } else if word.hasPrefix("-"), !hasEnded {
        throw UsageError(unknown: word, among: ["--"])
      } else {
        options.paths.append(word)
      }
    }
    guard !options.paths.isEmpty else { throw UsageError("import takes a file or a folder.") }
    return options
  }
}
