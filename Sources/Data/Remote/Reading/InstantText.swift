import Core

/// Reads PostgreSQL's timestamps, which no formatter of Foundation reads whole: 0 to 6 fraction
/// digits, `T` or a space, `Z`, `+00:00`, `+0000` or `+00`.
package enum InstantText {
  /// The moment, rounded down to the millisecond; nil for a text without a zone, which names none.
  package static func instant(_ text: String) -> Instant? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes.count <= 40, let date = DateOnly(text.prefix(10)),
      [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(bytes[10]),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let hour = number(bytes, 11..<13), let minute = number(bytes, 14..<16),
      let second = number(bytes, 17..<19), hour <= 24, minute <= 59, second <= 60
    else { return nil }
    var index = 19
    guard let fraction = milliseconds(bytes, &index), let offset = offset(bytes[index...]) else {
      return nil
    }
    let seconds = hour * 3600 + minute * 60 + second - offset
    return Instant(
      milliseconds: date.dayNumber * Milliseconds.perDay + seconds * 1000 + fraction)
  }

  /// A fraction's first three digits, if there is one.
  private static func milliseconds(_ bytes: [UInt8], _ index: inout Int) -> Int? {
    guard bytes[index] == UInt8(ascii: ".") else { return 0 }
    index += 1
    var value = 0
    var digits = 0
    while index < bytes.count, let digit = digit(bytes[index]) {
      if digits < 3 { value = value * 10 + digit }
      digits += 1
      index += 1
    }
    guard (1...9).contains(digits) else { return nil }
    return digits == 1 ? value * 100 : digits == 2 ? value * 10 : value
  }

  /// Seconds east of UTC.
  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let sign = bytes.first else { return nil }
    if sign | 0x20 == UInt8(ascii: "z") { return bytes.count == 1 ? 0 : nil }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    let digits = bytes.dropFirst().filter { $0 != UInt8(ascii: ":") }
    let isWellFormed = digits.count == bytes.count - 1 || digits.count == bytes.count - 2
    guard isWellFormed, digits.count == 2 || digits.count == 4,
      let hours = number(digits, 0..<2), hours <= 15
    else { return nil }
    let minutes = digits.count == 4 ? number(digits, 2..<4) : 0
    guard let minutes, minutes <= 59 else { return nil }
    return (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }

  private static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var value = 0
    for byte in bytes[range] {
      guard let digit = digit(byte) else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
  }
}
