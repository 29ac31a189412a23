/// Texts of which every scalar is one cell, whatever stands beside it: ASCII, Latin-1, frames,
/// blocks and geometric signs. Most of a screen is such, and needs no table.
enum NarrowText {
  /// Columns of the text; nil where it is of another kind.
  static func columns(
    of bytes: UnsafeBufferPointer<UInt8>, ambiguous: AmbiguousWidth
  ) -> Int? {
    var index = 0
    var columns = 0
    while index < bytes.count {
      let length = length(at: index, in: bytes)
      guard length == 1 || (length > 1 && ambiguous == .narrow) else { return nil }
      index += length
      columns += 1
    }
    return columns
  }

  /// The cell at a byte, which moves to the next one. After `columns` has said yes.
  @inline(__always)
  static func next(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Glyph {
    let first = UInt64(bytes[index])
    if first < 0x80 {
      index += 1
      let isControl = first < 0x20 || first == 0x7F
      return isControl ? .picture(of: Unicode.Scalar(UInt8(first))) : Glyph(bits: first)
    }
    let second = UInt64(bytes[index + 1] & 0x3F)
    if first < 0xE0 {
      index += 2
      return Glyph(bits: (first & 0x1F) << 6 | second)
    }
    let third = UInt64(bytes[index + 2] & 0x3F)
    index += 3
    return Glyph(bits: (first & 0xF) << 12 | second << 6 | third)
  }

  /// Bytes of the scalar there; 0 for one of another kind.
  @inline(__always)
  private static func length(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let first = bytes[index]
    if first < 0x80 { return 1 }
    guard index + 1 < bytes.count else { return 0 }
    let second = bytes[index + 1]
    switch first {
    // U+00A1 to U+00FF but the soft hyphen.
    case 0xC2: return second > 0xA0 && second != 0xAD ? 2 : 0
    case 0xC3: return 2
    // U+2500 to U+25FC.
    case 0xE2:
      guard (0x94...0x97).contains(second), index + 2 < bytes.count else { return 0 }
      return second < 0x97 || bytes[index + 2] < 0xBD ? 3 : 0
    default: return 0
    }
  }
}
