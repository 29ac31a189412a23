extension ANSIEncoder {
  mutating func append(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { bytes.append(text.utf8Start[index]) }
  }

  /// Appends a number from 0 on in decimal digits.
  mutating func append(_ number: Int) {
    let number = UInt32(truncatingIfNeeded: number)
    if number >= 1000 { append(Int(number / 1000)) }
    if number >= 100 { appendDigit(number / 100 % 10) }
    if number >= 10 { appendDigit(number / 10 % 10) }
    appendDigit(number % 10)
  }

  private mutating func appendDigit(_ digit: UInt32) {
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + digit))
  }

  mutating func csi(_ number: Int, _ final: StaticString) {
    append("\u{1B}[")
    append(number)
    append(final)
  }

  mutating func appendUTF8(_ value: UInt32) {
    switch value {
    case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
    case ..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      appendContinuation(value)
    case ..<0x1_0000:
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      appendContinuation(value >> 6)
      appendContinuation(value)
    default:
      bytes.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      appendContinuation(value >> 12)
      appendContinuation(value >> 6)
      appendContinuation(value)
    }
  }

  private mutating func appendContinuation(_ value: UInt32) {
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
  }
}
