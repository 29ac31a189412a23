/// Pulls values out of a JSON text, byte by byte.
///
/// Strict: RFC 8259 and nothing else, so no comments, no NaN, no trailing commas. Whatever the
/// bytes, the answer is a value or a `JSONFault`. Why not `JSONDecoder`: one row of the wrong shape
/// must not lose a page, the raw text of a row must be kept, and years of days are read at once.
package struct JSONScanner: Sendable {
  let bytes: [UInt8]
  let end: Int
  /// The next byte to read, as an offset in the whole text.
  package var position: Int
  var depth = 0

  /// Deeper nesting is refused: it would only serve to exhaust the stack.
  package static let maximumDepth = 256

  package init(_ bytes: [UInt8]) {
    self.init(bytes, in: 0..<bytes.count)
  }

  /// Reads a part of a text; the range is cut to the text.
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    let range = range.clamped(to: 0..<bytes.count)
    position = range.lowerBound
    end = range.upperBound
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The kind of the next value, judged by its first byte; does not consume it.
  package mutating func peekKind() throws(JSONFault) -> JSONKind {
    skipWhitespace()
    switch try currentByte() {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    default: throw fault(.unexpectedByte)
    }
  }

  /// Checks and passes over one value of any kind.
  package mutating func skipValue() throws(JSONFault) {
    switch try peekKind() {
    case .object: try forEachMember { _, _ throws(JSONFault) in }
    case .array: try forEachElement { _ throws(JSONFault) in }
    case .string: _ = try scanString()
    case .number: _ = try scanNumber()
    case .boolean: _ = try readBoolean()
    case .null: try readNull()
    }
  }

  /// Checks and passes over one value; returns where its text lies.
  package mutating func readRange() throws(JSONFault) -> Range<Int> {
    skipWhitespace()
    let start = position
    try skipValue()
    return start..<position
  }

  /// Calls `body` with each member in order. A value that `body` leaves alone is skipped.
  package mutating func forEachMember(
    _ body: (inout JSONScanner, JSONKey) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try forEachItem(opening: UInt8(ascii: "{"), closing: UInt8(ascii: "}")) {
      scanner throws(JSONFault) in
      scanner.skipWhitespace()
      let key = try scanner.scanString()
      scanner.skipWhitespace()
      try scanner.consume(UInt8(ascii: ":"))
      scanner.skipWhitespace()
      try scanner.value { scanner throws(JSONFault) in try body(&scanner, key) }
    }
  }

  /// Calls `body` before each element in order. An element that `body` leaves alone is skipped.
  package mutating func forEachElement(
    _ body: (inout JSONScanner) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try forEachItem(opening: UInt8(ascii: "["), closing: UInt8(ascii: "]")) {
      scanner throws(JSONFault) in
      scanner.skipWhitespace()
      try scanner.value(body)
    }
  }

  package mutating func readBoolean() throws(JSONFault) -> Bool {
    skipWhitespace()
    let isTrue = try currentByte() == UInt8(ascii: "t")
    try consume(word: isTrue ? "true" : "false")
    return isTrue
  }

  package mutating func readNull() throws(JSONFault) {
    skipWhitespace()
    try consume(word: "null")
  }

  /// Checks that nothing but white space is left.
  package mutating func finish() throws(JSONFault) {
    skipWhitespace()
    if position < end { throw fault(.trailingBytes) }
  }

  /// The raw text of a range that this scanner returned.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  private mutating func value(
    _ body: (inout JSONScanner) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    let start = position
    try body(&self)
    if position == start { try skipValue() }
  }

  private mutating func forEachItem(
    opening: UInt8, closing: UInt8, _ item: (inout JSONScanner) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    skipWhitespace()
    guard try currentByte() == opening else { throw fault(.wrongKind) }
    position += 1
    depth += 1
    guard depth <= Self.maximumDepth else { throw fault(.tooDeep) }
    defer { depth -= 1 }
    skipWhitespace()
    if try currentByte() == closing {
      position += 1
      return
    }
    while true {
      try item(&self)
      skipWhitespace()
      let byte = try currentByte()
      guard byte == closing || byte == UInt8(ascii: ",") else { throw fault(.unexpectedByte) }
      position += 1
      if byte == closing { return }
    }
  }
}
