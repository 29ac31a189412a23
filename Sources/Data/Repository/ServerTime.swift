import Core

/// Timestamps as PostgreSQL writes them: `2026-07-04T23:01:00.123456+00:00`, with 0 to 6 fraction
/// digits and `Z`, `+00`, `+0000` or `+00:00`. Foundation's formatters take the one or the other, not all.
package enum ServerTime {
  /// Microseconds since 1970; nil for anything else.
  package static func microseconds(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let date = DateOnly(text.prefix(10)),
      let hour = number(bytes, 11, 2), hour < 24, let minute = number(bytes, 14, 2), minute < 60,
      let second = number(bytes, 17, 2), second <= 60
    else { return nil }
    var index = 19
    let fraction = fraction(bytes, &index)
    guard let fraction, let offset = offset(bytes[index...]) else { return nil }
    let seconds = date.dayNumber * 86_400 + hour * 3_600 + minute * 60 + second - offset
    return seconds * 1_000_000 + fraction
  }

  package static func instant(_ text: String) -> Instant? {
    microseconds(text).map { Instant(milliseconds: Int((Double($0) / 1000).rounded(.down))) }
  }

  /// The moment in UTC, to the second: `2026-07-04T23:01:00Z`.
  package static func text(_ instant: Instant) -> String {
    let seconds = Int((Double(instant.milliseconds) / 1000).rounded(.down))
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - day * 86_400
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return
      "\(DateOnly(dayNumber: day))T\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[start..<start + count] {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  private static func fraction(_ bytes: [UInt8], _ index: inout Int) -> Int? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { return 0 }
    index += 1
    var value = 0
    var digits = 0
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
      if digits < 6 { value = value * 10 + Int(bytes[index] - 0x30) }
      digits += 1
      index += 1
    }
    guard digits > 0 else { return nil }
    for _ in min(digits, 6)..<6 { value *= 10 }
    return value
  }

  /// Seconds ahead of UTC. A time without a zone is UTC's.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(text)
    if bytes.isEmpty || bytes == [UInt8(ascii: "Z")] { return 0 }
    guard bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      let hours = number(bytes, 1, 2), hours <= 15
    else { return nil }
    let sign = bytes[0] == UInt8(ascii: "-") ? -1 : 1
    if bytes.count == 3 { return sign * hours * 3_600 }
    let start = bytes[3] == UInt8(ascii: ":") ? 4 : 3
    guard bytes.count == start + 2, let minutes = number(bytes, start, 2), minutes < 60 else {
      return nil
    }
    return sign * (hours * 3_600 + minutes * 60)
  }
}
