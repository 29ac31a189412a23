import Core

/// A day object of any source as the payload that the cache keeps: the parts that are read, without
/// `dependencies` and `entities`, which are most of a dump and add up to nothing.
struct ImportedDay {
  let date: DateOnly
  let payload: String

  private static let parts = [
    "categories", "projects", "languages", "editors", "operating_systems", "machines",
  ]

  /// Why an object is no day.
  struct Refusal: Error {
    let reason: String
  }

  init(
    _ members: [String: JSONPart], kind: ImportKind, zone: String?, otherDate: DateOnly? = nil
  ) throws(Refusal) {
    let range = members["range"]?.members ?? [:]
    guard let date = Self.date(members, range) ?? otherDate else {
      throw Refusal(reason: "a day without a date")
    }
    guard let total = members["grand_total"]?.members["total_seconds"], total.seconds != nil else {
      throw Refusal(reason: "\(date) has no total")
    }
    var fields = [ImportMark.member(kind), "\"grand_total\":{\"total_seconds\":\(total.raw)}"]
    for name in Self.parts {
      guard let part = members[name], part.kind == .array else { continue }
      fields.append("\"\(name)\":[\(part.elements.compactMap(Self.entry).joined(separator: ","))]")
    }
    if let zone = range["timezone"]?.text ?? zone {
      fields.append("\"range\":{\"timezone\":\(JSONTree.quoted(zone))}")
    }
    self.date = date
    payload = "{" + fields.joined(separator: ",") + "}"
  }

  /// In a dump the time of a project sits in `grand_total`.
  private static func entry(_ part: JSONPart) -> String? {
    let members = part.members
    let time = members["total_seconds"] ?? members["grand_total"]?.members["total_seconds"]
    guard let time, time.seconds != nil else { return nil }
    let name = members["name"]?.text.map(JSONTree.quoted) ?? "null"
    return "{\"name\":\(name),\"total_seconds\":\(time.raw)}"
  }

  /// Wakapi writes the moment of asking into every `range.date`; its `start` is in local time. A
  /// `start` in UTC may be of the day before and is not used.
  private static func date(
    _ members: [String: JSONPart], _ range: [String: JSONPart]
  ) -> DateOnly? {
    if let text = members["date"]?.text, let date = DateOnly(text) { return date }
    if let text = range["date"]?.text, let date = DateOnly(text) { return date }
    guard let start = range["start"]?.text, !start.hasSuffix("Z") else { return nil }
    return DateOnly(start.prefix(10))
  }
}
