/// What a character means for the direction of a line (Unicode annex 9, without embeddings, which
/// are shown as visible characters here).
enum BidiClass: Equatable {
  case left
  case right
  case number
  /// Plus and minus: part of a number between two digits.
  case sign
  /// Comma, stop, colon, slash, no-break space: the same.
  case separator
  /// Currency, percent, degrees: part of a number beside it.
  case terminator
  case neutral

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x2070...0x2079, 0x2080...0x2089: self = .number
    case 0x2B, 0x2D, 0x2212: self = .sign
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0: self = .separator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x2030...0x2034, 0x20A0...0x20CF, 0x2116:
      self = .terminator
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      self = .right
    default: self = Self.isLetter(scalar) ? .left : .neutral
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .privateUse, .spacingMark:
      true
    default: false
    }
  }
}
