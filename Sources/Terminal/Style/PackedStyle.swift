/// A style as one word, so that cells are plain memory: attributes in the low 8 bits, then 26 bits
/// of foreground and 26 of background. A colour is a kind (2 bits) over its value (24 bits).
struct PackedStyle: Hashable {
  var bits: UInt64

  static let plain = PackedStyle(bits: 0)

  init(bits: UInt64) {
    self.bits = bits
  }

  init(foreground: WireColor, background: WireColor, attributes: Attributes) {
    bits =
      UInt64(attributes.rawValue) | UInt64(foreground.bits) << 8 | UInt64(background.bits) << 34
  }

  init(_ style: Style) {
    self.init(
      foreground: WireColor(style.foreground), background: WireColor(style.background),
      attributes: style.attributes)
  }

  var attributes: Attributes { Attributes(rawValue: UInt8(truncatingIfNeeded: bits)) }
  var foreground: WireColor { WireColor(bits: UInt32(truncatingIfNeeded: bits >> 8) & 0x3FF_FFFF) }
  var background: WireColor { WireColor(bits: UInt32(truncatingIfNeeded: bits >> 34) & 0x3FF_FFFF) }

  var style: Style {
    Style(foreground: foreground.color, background: background.color, attributes: attributes)
  }

  /// What of the style a blank shows: without an underline or a reversal, just its background.
  var onBlank: PackedStyle {
    if attributes.isDisjoint(with: [.underline, .reverse]) {
      return PackedStyle(bits: bits & 0x3FF_FFFF << 34)
    }
    return self
  }
}
