/// A sequence that began with ESC [, taken apart.
struct ControlSequence {
  /// The private marker it starts with: `?`, `<`, `>`, `=`.
  let prefix: UInt8?
  /// The first number of each parameter; 0 where there is none.
  let parameters: [Int]
  let final: UInt8

  init(_ bytes: [UInt8], final: UInt8) {
    self.final = final
    // An intermediate byte before the final one makes it another sequence altogether.
    let isMarked = bytes.first.map { $0 >= 0x3C || $0 == 0x5B } ?? false
    let marker = isMarked ? bytes.first : nil
    prefix = marker ?? bytes.first { $0 < 0x30 }
    let numbers = bytes.dropFirst(isMarked ? 1 : 0)
    parameters =
      numbers.isEmpty
      ? [] : numbers.split(separator: 0x3B, omittingEmptySubsequences: false).map(Self.number)
  }

  func parameter(_ index: Int) -> Int {
    index < parameters.count ? parameters[index] : 0
  }

  /// xterm's: the second parameter, less one, is a set of bits.
  var modifiers: Key.Modifiers {
    let bits = max(0, parameter(1) - 1)
    var modifiers = Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: bits & 0b111))
    if bits & 0b1000 != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  /// Leading digits, at most what a terminal can mean.
  private static func number(_ digits: some Sequence<UInt8>) -> Int {
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { break }
      value = min(value * 10 + Int(digit - 0x30), 0x10_FFFF)
    }
    return value
  }
}
