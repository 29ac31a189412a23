/// UTF-8, a byte at a time.
struct ScalarDecoder: Hashable {
  enum Step {
    case more
    case scalar(Unicode.Scalar)
    /// The bytes so far are no character, and this byte starts anew.
    case invalid
  }

  private var value: UInt32
  private var missing: Int
  /// Bounds of the next byte: tighter after some first bytes, against overlong forms, surrogates
  /// and values past the end.
  private var bounds: ClosedRange<UInt8> = 0x80...0xBF

  /// Nil when no character starts with `lead`.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: bounds = 0xA0...0xBF
    case 0xED: bounds = 0x80...0x9F
    case 0xF0: bounds = 0x90...0xBF
    case 0xF4: bounds = 0x80...0x8F
    default: break
    }
  }

  mutating func next(_ byte: UInt8) -> Step {
    guard bounds.contains(byte) else { return .invalid }
    bounds = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .invalid
  }
}
