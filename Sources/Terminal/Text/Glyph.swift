/// What one cell shows: up to three Unicode scalars packed into a word, 21 bits each, the first in
/// the low bits. So cells are plain memory: equal glyphs are equal words in every buffer.
struct Glyph: Hashable {
  var bits: UInt64

  static let blank = Glyph(bits: 0x20)
  /// The right half of the wide character in the cell before.
  static let rightHalf = Glyph(bits: .max)
  /// For what has no picture of its own: a visible, narrow dot.
  static let mark = Glyph(bits: 0xB7)
  static let replacement = Glyph(bits: 0xFFFD)

  init(bits: UInt64) {
    self.bits = bits
  }

  init(_ scalar: Unicode.Scalar) {
    bits = UInt64(scalar.value)
  }

  /// The visible stand-in of a character that would act on the terminal or show nothing.
  static func picture(of scalar: Unicode.Scalar) -> Glyph {
    switch scalar.value {
    case 0..<0x20: Glyph(bits: 0x2400 + UInt64(scalar.value))
    case 0x7F: Glyph(bits: 0x2421)
    default: mark
    }
  }

  /// Value of the first scalar.
  var base: UInt32 { UInt32(truncatingIfNeeded: bits & 0x1F_FFFF) }
  var isSingle: Bool { bits <= 0x1F_FFFF }

  /// Adds a combining mark; a fourth scalar is left out.
  mutating func append(_ scalar: Unicode.Scalar) {
    let shift: UInt64 = bits <= 0x1F_FFFF ? 21 : 42
    guard bits >> shift == 0 else { return }
    bits |= UInt64(scalar.value) << shift
  }

  /// Ends a right-to-left run with a left-to-right mark: a terminal that reorders text would take
  /// the figures after a name for a part of it. The mark takes no column.
  mutating func close() {
    let shift: UInt64 = bits <= 0x1F_FFFF ? 21 : 42
    bits = bits & ((1 << shift) - 1) | 0x200E << shift
  }

  /// Calls `body` with the value of each scalar; with none for a right half.
  @inline(__always)
  func forEachScalar(_ body: (UInt32) -> Void) {
    guard bits != UInt64.max else { return }
    body(base)
    var rest = bits >> 21
    while rest != 0 {
      body(UInt32(truncatingIfNeeded: rest & 0x1F_FFFF))
      rest >>= 21
    }
  }

  var text: String {
    var scalars = String.UnicodeScalarView()
    forEachScalar { value in
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
