/// The 6x6x6 cube and the grey ramp of the 256 colours; the first 16 differ from terminal to
/// terminal and are left alone.
enum Palette256 {
  /// Index of the nearest colour.
  static func nearest(to color: WireColor) -> UInt32 {
    let steps = [step(color.red), step(color.green), step(color.blue)]
    let cube = steps.map(level)
    let grey = max(0, min(23, ((color.red + color.green + color.blue) / 3 - 3) / 10))
    let ramp = 8 + 10 * grey
    let cubeError = distance(color, cube[0], cube[1], cube[2])
    if distance(color, ramp, ramp, ramp) < cubeError { return UInt32(232 + grey) }
    return UInt32(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
  }

  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  private static func step(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  static func distance(_ color: WireColor, _ red: Int, _ green: Int, _ blue: Int) -> Int {
    let (r, g, b) = (color.red - red, color.green - green, color.blue - blue)
    return 3 * r * r + 4 * g * g + 2 * b * b
  }
}
