/// Whether two payloads say the same: a `jsonb` column reorders members and respells numbers, and
/// some of a day's texts change by themselves.
enum PayloadSameness {
  /// Compares the parts of a day that are read. Of `range` only the zone counts: its text goes from
  /// "Today" over "Yesterday" to a date, and Wakapi writes the present moment.
  static func summaries(_ left: String, _ right: String) -> Bool {
    guard let left = tree(left), let right = tree(right) else { return false }
    return TableShape.parts.allSatisfy { part in
      let pair = (left[part] ?? .null, right[part] ?? .null)
      guard part == "range" else { return isSame(pair.0, pair.1) }
      return isSame(pair.0["timezone"] ?? .null, pair.1["timezone"] ?? .null)
    }
  }

  /// Compares two lists of sessions.
  static func durations(_ left: String, _ right: String) -> Bool {
    guard let left = tree(left), let right = tree(right) else { return false }
    return isSame(left, right)
  }

  private static func tree(_ text: String) -> JSONTree? {
    try? JSONTree(parsing: Array(text.utf8))
  }

  private static func isSame(_ left: JSONTree, _ right: JSONTree) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): return Double(left) == Double(right)
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
    case (.object, .object):
      let names = Set((left.members ?? []).map(\.name))
      return names == Set((right.members ?? []).map(\.name))
        && names.allSatisfy { isSame(left[$0] ?? .null, right[$0] ?? .null) }
    default: return left == right
    }
  }
}
