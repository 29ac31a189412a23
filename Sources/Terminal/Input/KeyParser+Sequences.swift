extension KeyParser {
  /// A whole ESC [ sequence.
  mutating func control(_ bytes: [UInt8], final: UInt8) {
    let sequence = ControlSequence(bytes, final: final)
    switch sequence.prefix {
    case nil: plainControl(sequence)
    case UInt8(ascii: "<"):
      if let report = MouseEvent(sequence) { events.append(.mouse(report)) }
    case UInt8(ascii: "?") where final == UInt8(ascii: "c"):
      events.append(.deviceAttributes)
    case UInt8(ascii: "["):
      if let number = Self.linuxFunction(final) { emit(.function(number)) }
    default: break
    }
  }

  private mutating func plainControl(_ sequence: ControlSequence) {
    let first = sequence.parameters.first ?? 0
    switch sequence.final {
    case UInt8(ascii: "I"): events.append(.focusGained)
    case UInt8(ascii: "O"): events.append(.focusLost)
    case UInt8(ascii: "Z"): emit(.backTab)
    // The old mouse protocol: three bytes of no use follow.
    case UInt8(ascii: "M") where sequence.parameters.isEmpty: state = .skip(3)
    case UInt8(ascii: "~") where first == 200: state = .paste(PasteReader())
    case UInt8(ascii: "~") where first == 27: unicode(sequence.parameter(2), sequence)
    case UInt8(ascii: "u"): unicode(first, sequence)
    case UInt8(ascii: "~"):
      if let code = Self.numbered[first] { emit(code, sequence.modifiers) }
    // With other parameters this is a report of the cursor's position, not F3.
    case UInt8(ascii: "R") where first > 1: break
    default:
      if let code = Self.lettered[sequence.final] { emit(code, sequence.modifiers) }
    }
  }

  /// A key given by its code point.
  private mutating func unicode(_ value: Int, _ sequence: ControlSequence) {
    switch value {
    case 9: emit(sequence.modifiers.contains(.shift) ? .backTab : .tab)
    case 13: emit(.enter, sequence.modifiers)
    case 27: emit(.escape, sequence.modifiers)
    case 8, 127: emit(.backspace, sequence.modifiers)
    case 0x20..<0xE000:
      if let scalar = Unicode.Scalar(UInt32(value)) {
        emit(.character(Character(scalar)), sequence.modifiers)
      }
    default: break
    }
  }

  /// The byte after ESC O.
  mutating func singleShift(_ byte: UInt8) {
    state = .ground
    if let code = Self.lettered[byte] { return emit(code) }
    switch byte {
    case 0x1B: state = .escape
    case UInt8(ascii: "M"): emit(.enter)
    case UInt8(ascii: "I"): emit(.tab)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      emit(.character(Character(Unicode.Scalar(byte - 0x40))))  // the keypad
    default: break
    }
  }

  /// The body of an ESC ] string: only an answer about the background means something.
  mutating func answer(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("11;"), let color = ColorReply(text.dropFirst(3)) else { return }
    events.append(.background(red: color.red, green: color.green, blue: color.blue))
  }

  private static let lettered: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let numbered: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  private static func linuxFunction(_ final: UInt8) -> Int? {
    let number = Int(final) - 0x40
    return (1...5).contains(number) ? number : nil
  }
}
