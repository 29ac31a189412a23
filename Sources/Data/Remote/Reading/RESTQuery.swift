/// The query of a request, in order.
struct RESTQuery: Sendable, Equatable {
  private var items: [(name: String, value: String)] = []

  init(_ items: [(name: String, value: String)] = []) {
    self.items = items
  }

  mutating func add(_ name: String, _ value: String) {
    items.append((name, value))
  }

  /// `?name=value&…`, percent-encoded; empty for no items.
  var text: String {
    guard !items.isEmpty else { return "" }
    return "?" + items.map { "\($0.name)=\(Self.encoded($0.value))" }.joined(separator: "&")
  }

  static func == (left: RESTQuery, right: RESTQuery) -> Bool { left.text == right.text }

  /// Everything but letters, digits and a few signs is encoded; above all `+`, which the server
  /// reads as a space and which stands in every `updated_at`.
  private static func encoded(_ value: String) -> String {
    var text = ""
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~:,()*".utf8.contains(byte):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        text += "%" + (hex.count == 1 ? "0" : "") + hex
      }
    }
    return text
  }
}
