import Core

/// What `codingfit export` is asked for.
struct ExportOptions: Hashable {
  var isCSV = false
  var from: DateOnly?
  var to: DateOnly?
  /// Nil: the standard output.
  var path: String?

  /// Reads the words after `export`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> ExportOptions {
    var options = ExportOptions()
    var forms: Set<String> = []
    for word in try CommandTable.export.read(words) {
      switch word.name {
      case "--from": options.from = try SyncOptions.date(word.value, of: word.name)
      case "--to": options.to = try SyncOptions.date(word.value, of: word.name)
      case "--out": options.path = word.value
      default: forms.insert(word.name)
      }
    }
    guard forms.count == 1 else { throw UsageError("Give --json or --csv.") }
    if let from = options.from, let to = options.to, from > to {
      throw UsageError("--from lies after --to.")
    }
    options.isCSV = forms.contains("--csv")
    return options
  }

  func contains(_ date: DateOnly) -> Bool {
    (from.map { $0 <= date } ?? true) && (to.map { date <= $0 } ?? true)
  }
}
