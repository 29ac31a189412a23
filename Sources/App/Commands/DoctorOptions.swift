/// What `codingfit doctor` is asked for.
struct DoctorOptions: Hashable {
  var isJSON = false

  /// Reads the words after `doctor`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> DoctorOptions {
    var options = DoctorOptions()
    var reader = WordReader(words)
    while let word = reader.next() {
      guard word.flag == "--json" else { throw UsageError(unknown: word.text, among: ["--json"]) }
      try reader.refuseValue()
      options.isJSON = true
    }
    return options
  }
}
