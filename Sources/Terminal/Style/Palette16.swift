/// The 16 basic colours. Their exact shades are the user's, so a colour is matched by its hue, not
/// by its distance: a pale green stays a green.
enum Palette16 {
  static func nearest(to color: WireColor) -> UInt32 {
    let high = max(color.red, color.green, color.blue)
    let low = min(color.red, color.green, color.blue)
    guard high - low > 60 else { return grey(color) }
    let middle = (high + low) / 2
    let red: UInt32 = color.red > middle ? 1 : 0
    let green: UInt32 = color.green > middle ? 2 : 0
    let blue: UInt32 = color.blue > middle ? 4 : 0
    return red + green + blue + (high >= 200 ? 8 : 0)
  }

  private static func grey(_ color: WireColor) -> UInt32 {
    switch (3 * color.red + 4 * color.green + 2 * color.blue) / 9 {
    case ..<64: 0
    case ..<160: 8
    case ..<224: 7
    default: 15
    }
  }
}
