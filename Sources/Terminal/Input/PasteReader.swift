/// Collects a bracketed paste up to its end marker, wherever the bytes are cut.
struct PasteReader: Hashable {
  /// What is kept of one paste; nobody pastes more into a form on purpose.
  static let limit = 1 << 20

  private static let marker = Array("\u{1B}[201~".utf8)
  private var bytes: [UInt8] = []
  private var matched = 0

  /// The text, once its end has come.
  mutating func next(_ byte: UInt8) -> String? {
    if byte == Self.marker[matched] {
      matched += 1
      guard matched == Self.marker.count else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
    for earlier in Self.marker[..<matched] { keep(earlier) }
    // Only the marker's first byte is an escape, so no other part of it can start it anew.
    matched = byte == Self.marker[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return nil
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) }
  }
}
