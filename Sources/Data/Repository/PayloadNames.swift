import Core

/// One label for what has no name, or sums by project would not join (`data.md` section 2.2).
enum PayloadNames {
  static let project = "Unknown Project"
  static let category = "Uncategorised"

  /// The trimmed name; nil for none. Wakapi says "unknown", Hackatime "Other".
  static func project(_ name: String?) -> String? {
    let text = trimmed(name)
    if text.isEmpty || text == "Other" || text.lowercased() == "unknown" { return nil }
    return text
  }

  /// The trimmed name; nil for none. Some editors sent the category "none".
  static func category(_ name: String?) -> String? {
    let text = trimmed(name)
    return text.isEmpty || text.lowercased() == "none" ? nil : text
  }

  private static func trimmed(_ name: String?) -> String {
    guard let name else { return "" }
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    guard let first = name.first, let last = name.last, isSpace(first) || isSpace(last) else {
      return name
    }
    return String(
      String(name.drop(while: isSpace)).reversed().drop(while: isSpace).reversed())
  }
}
