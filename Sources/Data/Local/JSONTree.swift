/// A small JSON text as a tree that forgets nothing: members keep their order, numbers their spelling.
///
/// For settings and other files that people edit; what this version does not know stays in the file.
package enum JSONTree: Sendable, Equatable {
  case null
  case boolean(Bool)
  /// The number as it is written.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Sendable, Equatable {
    package let name: String
    package var value: JSONTree

    package init(_ name: String, _ value: JSONTree) {
      self.name = name
      self.value = value
    }
  }

  package init(parsing bytes: [UInt8]) throws(JSONFault) {
    var scanner = JSONScanner(bytes)
    self = try Self.value(&scanner)
    try scanner.finish()
  }

  /// The member of that name; of two the last. Setting nil removes it.
  package subscript(_ name: String) -> JSONTree? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.last { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.lastIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (nil, let value?): members.append(Member(name, value))
      case (_, nil): members.removeAll { $0.name == name }
      }
      self = .object(members)
    }
  }

  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var int: Int? {
    guard case .number(let text) = self else { return nil }
    if let value = Int(text) { return value }
    return Double(text).flatMap { Int(exactly: $0) }
  }

  package var array: [JSONTree]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  package var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  private static func value(_ scanner: inout JSONScanner) throws(JSONFault) -> JSONTree {
    switch try scanner.peekKind() {
    case .null:
      try scanner.readNull()
      return .null
    case .boolean: return .boolean(try scanner.readBoolean())
    case .number: return .number(scanner.text(try scanner.readRange()))
    case .string: return .string(try scanner.readString())
    case .array:
      var elements: [JSONTree] = []
      try scanner.forEachElement { scanner throws(JSONFault) in
        elements.append(try value(&scanner))
      }
      return .array(elements)
    case .object:
      var members: [Member] = []
      try scanner.forEachMember { scanner, key throws(JSONFault) in
        members.append(Member(scanner.text(of: key), try value(&scanner)))
      }
      return .object(members)
    }
  }
}
