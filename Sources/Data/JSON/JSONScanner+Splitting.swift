/// Cutting a text into the raw texts of its parts, without interpreting them.
extension JSONScanner {
  /// Where each element of a text that is one array lies.
  package static func elements(
    of bytes: [UInt8], in range: Range<Int>? = nil
  ) throws(JSONFault) -> [Range<Int>] {
    var scanner = JSONScanner(bytes, in: range ?? 0..<bytes.count)
    var elements: [Range<Int>] = []
    try scanner.forEachElement { scanner throws(JSONFault) in
      elements.append(try scanner.readRange())
    }
    try scanner.finish()
    return elements
  }

  /// The names of an object's members and where their values lie, in the text's order. A name may
  /// come twice: a `json` column keeps duplicates, and the last one counts.
  package static func members(
    of bytes: [UInt8], in range: Range<Int>? = nil
  ) throws(JSONFault) -> [(name: String, value: Range<Int>)] {
    var scanner = JSONScanner(bytes, in: range ?? 0..<bytes.count)
    var members: [(name: String, value: Range<Int>)] = []
    try scanner.forEachMember { scanner, key throws(JSONFault) in
      members.append((scanner.text(of: key), try scanner.readRange()))
    }
    try scanner.finish()
    return members
  }
}
