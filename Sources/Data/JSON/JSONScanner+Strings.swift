/// Strings and the names of members.
extension JSONScanner {
  /// Reads a string. Half a surrogate pair becomes U+FFFD, as bytes that are not UTF-8 do.
  package mutating func readString() throws(JSONFault) -> String {
    skipWhitespace()
    return text(of: try scanString())
  }

  /// Whether a member has this name.
  package func key(_ key: JSONKey, is name: StaticString) -> Bool {
    guard key.isPlain else { return text(of: key) == name.description }
    guard key.range.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<key.range.count
    where bytes[key.range.lowerBound + index] != name.utf8Start[index] {
      return false
    }
    return true
  }

  /// A member's name.
  package func text(of key: JSONKey) -> String {
    guard !key.isPlain else { return text(key.range) }
    var scalars = String.UnicodeScalarView()
    var plainStart = key.range.lowerBound
    var index = plainStart
    while index < key.range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      scalars.append(contentsOf: text(plainStart..<index).unicodeScalars)
      scalars.append(unescape(at: &index))
      plainStart = index
    }
    scalars.append(contentsOf: text(plainStart..<index).unicodeScalars)
    return String(scalars)
  }

  /// Checks and passes over a string, without making one.
  mutating func scanString() throws(JSONFault) -> JSONKey {
    guard try currentByte() == UInt8(ascii: "\"") else { throw fault(.wrongKind) }
    position += 1
    let start = position
    var isPlain = true
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return JSONKey(range: start..<(position - 1), isPlain: isPlain)
      case UInt8(ascii: "\\"):
        isPlain = false
        try scanEscape()
      case 0..<0x20:
        throw fault(.badString)
      default:
        position += 1
      }
    }
    throw fault(.truncated)
  }

  private mutating func scanEscape() throws(JSONFault) {
    position += 1
    switch try currentByte() {
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard Self.hexDigit(try currentByte()) != nil else { throw fault(.badString) }
        position += 1
      }
    case let byte where Self.shortEscape(byte) != nil:
      position += 1
    default:
      throw fault(.badString)
    }
  }

  /// Decodes the escape at `index`, which `scanString` has found to be whole, and moves past it.
  private func unescape(at index: inout Int) -> Unicode.Scalar {
    let letter = bytes[index + 1]
    guard letter == UInt8(ascii: "u") else {
      index += 2
      return Self.shortEscape(letter) ?? "\u{FFFD}"
    }
    let first = codeUnit(at: index)
    index += 6
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(UInt16(first)), index + 6 <= end,
      bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let second = codeUnit(at: index)
    guard UTF16.isTrailSurrogate(UInt16(second)) else { return "\u{FFFD}" }
    index += 6
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  /// The four hexadecimal digits of the `\uXXXX` at `index`.
  private func codeUnit(at index: Int) -> UInt32 {
    bytes[(index + 2)..<(index + 6)].reduce(0) { value, byte in
      value << 4 | (Self.hexDigit(byte) ?? 0)
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static func shortEscape(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }
}
