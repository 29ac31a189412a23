/// XML, written element by element with two spaces a level.
struct XMLText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(Self.text(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  mutating func leaf(_ name: String, _ value: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(Self.text(attributes))>\(Self.escaped(value))</\(name)>")
  }

  /// Nothing for an empty value: UBL forbids empty elements.
  mutating func optional(_ name: String, _ value: String) {
    if !value.isEmpty { leaf(name, value) }
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private static func text(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// Characters that XML 1.0 cannot hold, even escaped, become U+FFFD.
  static func escaped(_ value: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n", "\t": result.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      case _ where scalar.value < 0x20: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
