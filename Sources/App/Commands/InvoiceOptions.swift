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

  /// Reads the words after `invoice`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> InvoiceOptions {
    var options = InvoiceOptions()
    var (month, from, to): (DateOnly?, DateOnly?, DateOnly?)
    for word in try CommandTable.invoice.read(words) {
      switch word.name {
      case "--project": options.projects.insert(word.value)
      case "--month": month = try Self.month(word.value)
      case "--from": from = try date(word.value, word.name)
      case "--to": to = try date(word.value, word.name)
      case "--out": options.out = word.value
      case "--paid": options.action = .mark(word.value, .paid)
      case "--cancel": options.action = .mark(word.value, .cancelled)
      default: options.turnOn(word.name)
      }
    }
    options.period = try period(month: month, from: from, to: to)
    if options.isDemo, options.action != .draft {
      throw UsageError("The demo's hours are made up: they can be drafted, not invoiced.")
    }
    return options
  }

  private mutating func turnOn(_ name: String) {
    switch name {
    case "--finalise": action = .finalise
    case "--list": action = .list
    case "--yes": isSure = true
    case "--demo": isDemo = true
    default: isJSON = true
    }
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
