/// A colour as it goes to the terminal, in 26 bits: a kind over a 24-bit value.
struct WireColor: Hashable {
  let bits: UInt32

  enum Kind: UInt32 {
    case terminal
    case rgb
    /// An index into the 256 colours.
    case indexed
    /// One of the 16 colours every colour terminal has.
    case basic
  }

  static let terminal = WireColor(bits: 0)

  init(bits: UInt32) {
    self.bits = bits
  }

  init(_ kind: Kind, _ value: UInt32) {
    bits = kind.rawValue << 24 | value & 0xFF_FFFF
  }

  init(_ color: Color) {
    switch color {
    case .terminal: self = .terminal
    case .rgb(let red, let green, let blue):
      self.init(.rgb, UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }
  }

  var kind: Kind { Kind(rawValue: bits >> 24) ?? .terminal }
  var value: UInt32 { bits & 0xFF_FFFF }
  var red: Int { Int(value >> 16) }
  var green: Int { Int(value >> 8 & 0xFF) }
  var blue: Int { Int(value & 0xFF) }

  /// The theme's colour; only colours that came from one can be read back.
  var color: Color { kind == .rgb ? .hex(value) : .terminal }
}
