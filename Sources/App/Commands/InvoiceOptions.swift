import Core

/// What `codingfit invoice` is asked for.
struct InvoiceOptions: Hashable {
  enum Action: Hashable {
    case draft
    case finalise
    case list
    case mark(String, InvoiceState)
  }

  enum Period: Hashable {
    /// This month up to yesterday.
    case thisMonth
    case month(DateOnly)
    case days(from: DateOnly, to: DateOnly)
  }

  var action = Action.draft
  /// None: every project with a rate.
  var projects: Set<String> = []
  var period = Period.thisMonth
  /// A file for the document, which must not exist: `.pdf`, `.json`, `.xml` or `.txt`.
  var out: String?
  var isJSON = false
  /// Finalise without asking.
  var isSure = false
  var isDemo = false

  static let flags = [
    "--project", "--month", "--from", "--to", "--finalise", "--out", "--json", "--yes", "--list",
    "--paid", "--cancel", "--demo",
  ]

  /// Reads the words after `invoice`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> InvoiceOptions {
    var options = InvoiceOptions()
    var (month, from, to): (DateOnly?, DateOnly?, DateOnly?)
    var reader = WordReader(words)
    while let word = reader.next() {
      switch word.flag {
      case "--project": options.projects.insert(try reader.value("a project's name"))
      case "--month": month = try Self.month(reader.value("a month, like 2026-10"))
      case "--from": from = try date(reader.value("a date, like 2026-10-01"), "--from")
      case "--to": to = try date(reader.value("a date, like 2026-10-31"), "--to")
      case "--out": options.out = try reader.value("a file, like draft.pdf")
      case "--paid": options.action = .mark(try reader.value("a number"), .paid)
      case "--cancel": options.action = .mark(try reader.value("a number"), .cancelled)
      default: try options.take(word, &reader)
      }
    }
    options.period = try period(month: month, from: from, to: to)
    if options.isDemo, options.action != .draft {
      throw UsageError("The demo's hours are made up: they can be drafted, not invoiced.")
    }
    return options
  }

  /// The switches.
  private mutating func take(
    _ word: WordReader.Word, _ reader: inout WordReader
  ) throws(UsageError) {
    switch word.flag {
    case "--finalise", "--finalize": action = .finalise
    case "--list": action = .list
    case "--json": isJSON = true
    case "--yes": isSure = true
    case "--demo": isDemo = true
    default: throw UsageError(unknown: word.text, among: Self.flags)
    }
    try reader.refuseValue()
  }

  private static func month(_ text: String) throws(UsageError) -> DateOnly {
    guard let date = DateOnly(text + "-01") else {
      throw UsageError("--month takes a month, like 2026-10.")
    }
    return date
  }

  private static func date(_ text: String, _ flag: String) throws(UsageError) -> DateOnly {
    guard let date = DateOnly(text) else {
      throw UsageError("\(flag) takes a date, like 2026-10-01.")
    }
    return date
  }

  private static func period(
    month: DateOnly?, from: DateOnly?, to: DateOnly?
  ) throws(UsageError) -> Period {
    if month != nil, from != nil || to != nil {
      throw UsageError("Give --month, or --from and --to, not both.")
    }
    if let month { return .month(month) }
    guard from != nil || to != nil else { return .thisMonth }
    guard let from, let to else { throw UsageError("--from and --to belong together.") }
    guard from <= to else { throw UsageError("--to is before --from.") }
    guard to.days(since: from) < 3660 else { throw UsageError("At most ten years at once.") }
    return .days(from: from, to: to)
  }
}
