/// Base64 (RFC 4648), which clipboards are sent in. Foundation's would be loaded for this alone.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)

  static func text(of bytes: [UInt8]) -> String {
    var result = String.UnicodeScalarView()
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for index in start..<start + 3 {
        bits = bits << 8 | (index < bytes.count ? Int(bytes[index]) : 0)
      }
      for place in 0..<4 {
        result.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return String(result)
  }
}
