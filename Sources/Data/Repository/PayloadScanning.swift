import Core

/// Reading values that may be of the wrong kind: a number as a text, a null, anything.
extension JSONScanner {
  /// Seconds as a number or as the text of one; nil for every other value, which is passed over.
  mutating func seconds() throws(JSONFault) -> Double? {
    switch try peekKind() {
    case .number: return try readNumber()
    case .string:
      let text = try readString()
      let isDecimal = text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
      }
      return isDecimal ? Double(text) : nil
    default:
      try skipValue()
      return nil
    }
  }

  /// Seconds as milliseconds. A year or more in one day is no time but rubbish, and sums of it
  /// would not fit any integer: nil.
  static func milliseconds(_ seconds: Double) -> Int? {
    guard let time = Milliseconds.rounding(seconds: seconds), abs(time) < 366 * Milliseconds.perDay
    else { return nil }
    return time
  }

  /// A text; nil for every other value, which is passed over.
  mutating func textIfAny() throws(JSONFault) -> String? {
    guard try peekKind() == .string else {
      try skipValue()
      return nil
    }
    return try readString()
  }

  /// The parts of a day: `[{"name": …, "total_seconds": …}]`. Null, an object or a text is no part.
  /// A part without readable seconds is left out, one below zero counts as 0, a name twice adds up.
  mutating func parts(
    _ name: (String?) -> String?, unnamed: String, found: inout Bool
  ) throws(JSONFault) -> [NamedTime] {
    guard try peekKind() == .array else {
      try skipValue()
      return []
    }
    var parts: [NamedTime] = []
    var hasUnnamed = false
    try forEachElement { scanner throws(JSONFault) in
      guard try scanner.peekKind() == .object else { return }
      var text: String?
      var seconds: Double?
      try scanner.forEachMember { scanner, key throws(JSONFault) in
        if scanner.key(key, is: "name") {
          text = try scanner.textIfAny()
        } else if scanner.key(key, is: "total_seconds") {
          seconds = try scanner.seconds()
        }
      }
      guard let seconds, let time = Self.milliseconds(seconds) else { return }
      let label = name(text)
      if label == nil { hasUnnamed = true }
      Self.add(max(0, time), to: label ?? unnamed, in: &parts)
    }
    found = found || hasUnnamed
    return parts
  }

  private static func add(_ time: Int, to name: String, in parts: inout [NamedTime]) {
    guard let index = parts.firstIndex(where: { $0.name == name }) else {
      parts.append(NamedTime(name: name, milliseconds: time))
      return
    }
    parts[index] = NamedTime(name: name, milliseconds: parts[index].milliseconds + time)
  }
}
