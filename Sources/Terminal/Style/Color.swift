/// A colour as a theme names it. What the terminal gets depends on its `ColorDepth`.
public enum Color: Hashable, Sendable {
  /// Whatever the terminal's own default is.
  case terminal
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// A colour from its six hexadecimal digits: `0x3FA7D6`.
  public static func hex(_ value: UInt32) -> Color {
    .rgb(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }
}
