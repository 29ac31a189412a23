extension JSONTree {
  /// The text, indented by two spaces, with a newline at its end.
  package var prettyText: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  /// The text without a newline at its end, for a body or a member.
  var lineText: String { String(prettyText.dropLast()) }

  package static func int(_ value: Int) -> JSONTree { .number(String(value)) }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let spelling): text += spelling
    case .string(let value): text += Self.quoted(value)
    case .array(let elements) where elements.allSatisfy(\.isScalar):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text, indent: indent)
      }
      text += "]"
    case .array(let elements):
      Self.block("[", "]", elements, to: &text, indent: indent) { element, text in
        element.write(to: &text, indent: indent + 1)
      }
    case .object(let members):
      Self.block("{", "}", members, to: &text, indent: indent) { member, text in
        text += Self.quoted(member.name) + ": "
        member.value.write(to: &text, indent: indent + 1)
      }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private static func block<Item>(
    _ opening: String, _ closing: String, _ items: [Item], to text: inout String, indent: Int,
    item: (Item, inout String) -> Void
  ) {
    guard !items.isEmpty else {
      text += opening + closing
      return
    }
    text += opening
    for (index, element) in items.enumerated() {
      text += (index > 0 ? ",\n" : "\n") + String(repeating: "  ", count: indent + 1)
      item(element, &text)
    }
    text += "\n" + String(repeating: "  ", count: indent) + closing
  }

  /// A string in quotes, its control characters escaped.
  package static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
