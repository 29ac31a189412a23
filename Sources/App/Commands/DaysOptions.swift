import Core

/// What `codingfit days` is asked for.
struct DaysOptions: Hashable {
  static let limit = 3660

  /// Nil: 14, or from `from` on.
  var last: Int?
  var from: DateOnly?
  var to: DateOnly?
  var showsStates = false
  var isJSON = false
  var isDemo = false

  /// Reads the words after `days`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> DaysOptions {
    var options = DaysOptions()
    for word in try CommandTable.days.read(words) {
      switch word.name {
      case "--last": options.last = try count(word.value)
      case "--from": options.from = try SyncOptions.date(word.value, of: word.name)
      case "--to": options.to = try SyncOptions.date(word.value, of: word.name)
      case "--states": options.showsStates = true
      case "--json": options.isJSON = true
      default: options.isDemo = true
      }
    }
    if options.last != nil, options.from != nil {
      throw UsageError("Give --last or --from, not both.")
    }
    if let from = options.from, let to = options.to, from > to {
      throw UsageError("--from lies after --to.")
    }
    return options
  }

  /// The days to print, none after today.
  func range(today: DateOnly) throws(UsageError) -> ClosedRange<DateOnly> {
    let to = min(to ?? today, today)
    guard let from else { return .days(last ?? 14, endingOn: to) }
    guard from <= to else { throw UsageError("--from lies after today, \(today).") }
    guard to.days(since: from) < Self.limit else { throw UsageError("At most ten years at once.") }
    return from...to
  }

  private static func count(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), (1...limit).contains(count) else {
      throw UsageError("--last takes a whole number from 1 to \(limit).")
    }
    return count
  }
}
