/// The 16 basic colours, taken as xterm shows them.
enum Palette16 {
  private static let colors: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// Index of the nearest colour; a colour with a hue never becomes a grey.
  static func nearest(to color: WireColor) -> UInt32 {
    let parts = [color.red, color.green, color.blue]
    let spread = (parts.max() ?? 0) - (parts.min() ?? 0)
    let candidates = spread > 60 ? hues : Array(colors.indices)
    let best = candidates.min { error(color, colors[$0]) < error(color, colors[$1]) }
    return UInt32(best ?? 7)
  }

  private static let hues = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]

  private static func error(_ color: WireColor, _ candidate: UInt32) -> Int {
    let other = WireColor(.rgb, candidate)
    return Palette256.distance(color, other.red, other.green, other.blue)
  }
}
