/// Bytes of a font table, read big-endian and never past the end.
///
/// A font file is foreign data: every read answers nil instead of trapping.
struct FontBytes: Equatable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func u8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return Int(bytes[offset])
  }

  func u16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func i16(_ offset: Int) -> Int? {
    u16(offset).map { $0 >= 0x8000 ? $0 - 0x1_0000 : $0 }
  }

  func u32(_ offset: Int) -> Int? {
    guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
    return high << 16 | low
  }

  func slice(_ offset: Int, _ length: Int) -> [UInt8]? {
    guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else {
      return nil
    }
    return Array(bytes[offset..<offset + length])
  }
}
