/// A value somewhere in a JSON text, looked into only where it is asked for.
struct JSONPart {
  let bytes: [UInt8]
  let range: Range<Int>

  /// The whole text, checked to be JSON. A byte order mark is passed over.
  init(_ bytes: [UInt8]) throws(JSONFault) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var scanner = JSONScanner(bytes, in: start..<bytes.count)
    range = try scanner.readRange()
    try scanner.finish()
    self.bytes = bytes
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  var scanner: JSONScanner { JSONScanner(bytes, in: range) }

  var kind: JSONKind? {
    var scanner = scanner
    return try? scanner.peekKind()
  }

  /// The members by name; none where this is no object.
  var members: [String: JSONPart] {
    guard kind == .object, let found = try? JSONScanner.members(of: bytes, in: range) else {
      return [:]
    }
    return Dictionary(found.map { ($0.name, JSONPart(bytes, $0.value)) }) { $1 }
  }

  /// The elements; none where this is no list.
  var elements: [JSONPart] {
    guard kind == .array, let found = try? JSONScanner.elements(of: bytes, in: range) else {
      return []
    }
    return found.map { JSONPart(bytes, $0) }
  }

  /// The text as it is written.
  var raw: String { String(decoding: bytes[range], as: UTF8.self) }

  var text: String? {
    var scanner = scanner
    return (try? scanner.textIfAny()) ?? nil
  }

  /// A number, or the text of one.
  var seconds: Double? {
    var scanner = scanner
    return (try? scanner.seconds()) ?? nil
  }
}
