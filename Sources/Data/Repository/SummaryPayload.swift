import Core

/// What is read of a day's summary: `grand_total.total_seconds` and no other form of the total,
/// because `decimal`, `text` and `digital` are floored to the minute (`data.md` fact 6).
struct SummaryPayload: Sendable, Equatable {
  /// Seconds of the day; nil with the reason in `fault`.
  var seconds: Double?
  var fault: String?
  var projects: [NamedTime] = []
  var categories: [NamedTime] = []
  /// `range.timezone` as it is written.
  var zone: String?
  var hasUnnamedPart = false

  init(_ row: CachedRow) {
    var scanner = JSONScanner(row.source, in: row.range)
    do throws(JSONFault) {
      switch try scanner.peekKind() {
      case .object: try read(&scanner)
      case .null: fault = "the row holds no data"
      default: fault = "the row holds no day"
      }
    } catch {
      fault = "the row is not JSON"
    }
    if fault == nil, seconds == nil { fault = "the row has no total" }
  }

  private mutating func read(_ scanner: inout JSONScanner) throws(JSONFault) {
    var day = self
    try scanner.forEachMember { scanner, key throws(JSONFault) in
      if scanner.key(key, is: "grand_total") {
        day.seconds = try Self.total(&scanner)
      } else if scanner.key(key, is: "projects") {
        day.projects = try scanner.parts(
          PayloadNames.project, unnamed: PayloadNames.project, found: &day.hasUnnamedPart)
      } else if scanner.key(key, is: "categories") {
        day.categories = try scanner.parts(
          PayloadNames.category, unnamed: PayloadNames.category, found: &day.hasUnnamedPart)
      } else if scanner.key(key, is: "range") {
        day.zone = try Self.member("timezone", &scanner)
      }
    }
    self = day
  }

  private static func total(_ scanner: inout JSONScanner) throws(JSONFault) -> Double? {
    guard try scanner.peekKind() == .object else {
      try scanner.skipValue()
      return nil
    }
    var seconds: Double?
    try scanner.forEachMember { scanner, key throws(JSONFault) in
      if scanner.key(key, is: "total_seconds") { seconds = try scanner.seconds() }
    }
    return seconds
  }

  private static func member(
    _ name: StaticString, _ scanner: inout JSONScanner
  ) throws(JSONFault) -> String? {
    guard try scanner.peekKind() == .object else {
      try scanner.skipValue()
      return nil
    }
    var text: String?
    try scanner.forEachMember { scanner, key throws(JSONFault) in
      if scanner.key(key, is: name) { text = try scanner.textIfAny() }
    }
    return text
  }
}
