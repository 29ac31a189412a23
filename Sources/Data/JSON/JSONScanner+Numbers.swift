/// Numbers.
extension JSONScanner {
  /// Reads a number as the nearest Double, as exactly as `Double(String)` does.
  package mutating func readNumber() throws(JSONFault) -> Double {
    skipWhitespace()
    let number = try scanNumber()
    if let value = number.exactValue { return value }
    guard let value = Double(text(number.range)), value.isFinite else {
      throw JSONFault(reason: .numberTooLarge, offset: number.range.lowerBound)
    }
    return value
  }

  /// Checks and passes over a number.
  mutating func scanNumber() throws(JSONFault) -> ScannedNumber {
    var number = ScannedNumber(start: position)
    if try currentByte() == UInt8(ascii: "-") {
      number.isNegative = true
      position += 1
    }
    if try currentByte() == UInt8(ascii: "0") {
      position += 1
    } else {
      try scanDigits { number.append($0, isFraction: false) }
    }
    if position < end, bytes[position] == UInt8(ascii: ".") {
      position += 1
      try scanDigits { number.append($0, isFraction: true) }
    }
    if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      number.hasExponent = true
      let sign = try currentByte()
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
      try scanDigits { _ in }
    }
    number.range = number.range.lowerBound..<position
    return number
  }

  private mutating func scanDigits(_ use: (UInt64) -> Void) throws(JSONFault) {
    let start = position
    while position < end, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10 {
      use(UInt64(digit))
      position += 1
    }
    if position == start {
      throw fault(position < end ? .badNumber : .truncated)
    }
  }
}
