import Core

/// What `codingfit export` is asked for.
struct ExportOptions: Hashable {
  var isCSV = false
  var from: DateOnly?
  var to: DateOnly?
  /// Nil: the standard output.
  var path: String?

  static let flags = ["--json", "--csv", "--from", "--to", "--out"]

  /// Reads the words after `export`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> ExportOptions {
    var options = ExportOptions()
    var forms: Set<String> = []
    var reader = WordReader(words)
    while let word = reader.next() {
      switch word.flag {
      case "--json", "--csv":
        try reader.refuseValue()
        forms.insert(word.flag)
      case "--from":
        options.from = try SyncOptions.date(reader.value("a date, like 2026-03-01"), of: "--from")
      case "--to":
        options.to = try SyncOptions.date(reader.value("a date, like 2026-03-01"), of: "--to")
      case "--out": options.path = try reader.value("a file")
      default: throw UsageError(unknown: word.text, among: flags)
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
