/// What `codingfit import` is asked for.
struct ImportOptions: Hashable {
  var paths: [String] = []

  /// Reads the words after `import`; after `--` everything is a file.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> ImportOptions {
    ImportOptions(paths: try CommandTable.importing.read(words).map(\.value))
  }
}
