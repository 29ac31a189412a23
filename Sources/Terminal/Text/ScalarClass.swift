/// What a code point does to a line of cells. The raw value is its letter in `WidthTable`.
enum ScalarClass: UInt8 {
  case narrow = 0x6E  // n
  case wide = 0x77  // w
  case ambiguous = 0x61  // a
  /// Drawn on the character before it.
  case combining = 0x63  // c
  /// Acts on the terminal, or shows nothing.
  case hidden = 0x68  // h
  case unassigned = 0x75  // u
  /// Glues two emoji, or shapes two letters.
  case joiner = 0x6A  // j
  case variationSelector = 0x76  // v
  case skinTone = 0x6D  // m
  /// Two of these are a flag.
  case regionalIndicator = 0x72  // r
  case tag = 0x74  // t
  case narrowPictograph = 0x70  // p
  case widePictograph = 0x50  // P

  init(_ scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    guard value >= 0x7F else {
      self = value < 0x20 ? .hidden : .narrow
      return
    }
    let block = Self.block(value / WidthTable.blockSize)
    let letter = WidthTable.classes.utf8Start[
      block * WidthTable.blockSize + value % WidthTable.blockSize]
    self = ScalarClass(rawValue: letter) ?? .unassigned
  }

  var isPictograph: Bool {
    self == .narrowPictograph || self == .widePictograph || self == .skinTone
  }

  /// Columns of a character of this class.
  func columns(of scalar: Unicode.Scalar, _ ambiguous: AmbiguousWidth) -> Int {
    switch self {
    case .wide, .widePictograph, .skinTone: 2
    case .ambiguous: ambiguous == .wide && !Self.isDrawing(scalar) ? 2 : 1
    default: 1
    }
  }

  /// Signs that screens are drawn with: frames, bars, arrows, dots and dashes. Each has a look-alike
  /// in ASCII, which is sent in its place where a terminal gives them two columns.
  static func isDrawing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0xBF, 0xD7, 0xF7: true
    case 0x2010...0x2BFF:
      GlyphSet.substitute(for: scalar.value) != UInt8(ascii: "?")
    default: false
    }
  }

  private static func block(_ number: Int) -> Int {
    guard number < WidthTable.lowBlocks else {
      return WidthTable.runs.last { $0.first <= number }?.block ?? 0
    }
    let digits = WidthTable.blocks.utf8Start + 3 * number
    return digit(digits[0]) << 8 | digit(digits[1]) << 4 | digit(digits[2])
  }

  private static func digit(_ letter: UInt8) -> Int {
    Int(letter) - (letter < 0x61 ? 0x30 : 0x57)
  }
}
