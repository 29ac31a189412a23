/// How many colours the terminal gets. Attributes are sent whatever the depth.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  case none
  case sixteen
  case indexed
  case truecolor

  /// The nearest colour this depth has.
  func wire(_ color: WireColor) -> WireColor {
    guard color.kind == .rgb else { return color }
    switch self {
    case .none: return .terminal
    case .sixteen: return WireColor(.basic, Palette16.nearest(to: color))
    case .indexed: return WireColor(.indexed, Palette256.nearest(to: color))
    case .truecolor: return color
    }
  }

  func wire(_ style: PackedStyle) -> PackedStyle {
    if self == .truecolor { return style }
    return PackedStyle(
      foreground: wire(style.foreground), background: wire(style.background),
      attributes: style.attributes)
  }
}
