extension ANSIEncoder {
  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number from 0 on in decimal digits.
  mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  mutating func csi(_ number: Int, _ final: StaticString) {
    append("\u{1B}[")
    append(number)
    append(final)
  }

  mutating func appendUTF8(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
