/// A colour as a terminal spells it in an answer: `rgb:1c1c/1c1c/1c1c`, `rgba:…`, `#1c1c1c`.
struct ColorReply {
  /// Components, 0–1.
  let red: Double
  let green: Double
  let blue: Double

  init?(_ text: some StringProtocol) {
    let parts: [Double]
    if text.hasPrefix("rgb:") || text.hasPrefix("rgba:") {
      let body = text.drop { $0 != ":" }.dropFirst()
      parts = body.split(separator: "/").compactMap { Self.component($0) }
    } else if text.hasPrefix("#"), text.utf8.count == 7 {
      let digits = Array(text.dropFirst())
      guard digits.count == 6 else { return nil }
      parts = [0, 2, 4].compactMap { Self.component(String(digits[$0...($0 + 1)])) }
    } else {
      return nil
    }
    guard parts.count >= 3 else { return nil }
    (red, green, blue) = (parts[0], parts[1], parts[2])
  }

  /// One to four hexadecimal digits, as a part of their largest value.
  private static func component(_ digits: some StringProtocol) -> Double? {
    guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else {
      return nil
    }
    return Double(value) / Double(1 << (4 * digits.utf8.count) - 1)
  }
}
