extension Instant {
  /// Reads `2026-07-08T14:30:00+02:00`: seconds and their fraction may be left out, the offset (or
  /// `Z`) may not, as without one it is no instant.
  public init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 17, let date = DateOnly(text.prefix(10)),
      bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
      bytes[13] == UInt8(ascii: ":"), let hour = Self.two(bytes, 11), hour < 24,
      let minute = Self.two(bytes, 14), minute < 60
    else { return nil }
    var place = 16
    var fraction = 0
    if bytes[place] == UInt8(ascii: ":") {
      guard let second = Self.two(bytes, 17), second < 60 else { return nil }
      fraction = second * 1000
      place = 19
      if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
        guard let (thousandths, end) = Self.thousandths(bytes, place + 1) else { return nil }
        fraction += thousandths
        place = end
      }
    }
    guard let offset = Self.offset(bytes, place) else { return nil }
    milliseconds =
      date.dayNumber * Milliseconds.perDay + hour * Milliseconds.perHour
      + (minute - offset) * Milliseconds.perMinute + fraction
  }

  private static func two(_ bytes: [UInt8], _ place: Int) -> Int? {
    guard place + 1 < bytes.count, let tens = digit(bytes[place]),
      let ones = digit(bytes[place + 1])
    else { return nil }
    return tens * 10 + ones
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (0x30...0x39).contains(byte) ? Int(byte - 0x30) : nil
  }

  /// Digits after the point, half up to the millisecond, and where they end.
  private static func thousandths(_ bytes: [UInt8], _ start: Int) -> (Int, Int)? {
    var end = start
    var tenThousandths = 0
    while end < bytes.count, let digit = digit(bytes[end]) {
      if end - start < 4 { tenThousandths = tenThousandths * 10 + digit }
      end += 1
    }
    guard end > start else { return nil }
    for _ in 0..<max(0, 4 - (end - start)) { tenThousandths *= 10 }
    return ((tenThousandths + 5) / 10, end)
  }

  /// Minutes east of UTC; the text must end after it.
  private static func offset(_ bytes: [UInt8], _ place: Int) -> Int? {
    guard place < bytes.count else { return nil }
    let rest = Array(bytes[place...])
    if rest.count == 1 { return rest[0] | 0x20 == UInt8(ascii: "z") ? 0 : nil }
    guard rest[0] == UInt8(ascii: "+") || rest[0] == UInt8(ascii: "-"),
      let hours = two(rest, 1), hours < 24
    else { return nil }
    let digits = rest.count > 3 && rest[3] == UInt8(ascii: ":") ? 4 : 3
    let minutes = rest.count == 3 ? 0 : two(rest, digits)
    guard let minutes, minutes < 60, rest.count == 3 || rest.count == digits + 2 else {
      return nil
    }
    return (rest[0] == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
  }
}
