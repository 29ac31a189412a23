extension Glyph {
  var isAmbiguous: Bool { Unicode.Scalar(base).map { ScalarClass($0) == .ambiguous } ?? false }

  /// Whether every terminal moves its cursor by the same columns for it. Sequences, emoji, icons
  /// of private use and right-to-left letters are drawn differently from place to place.
  var isSteady: Bool {
    guard isSingle else { return false }
    return switch base {
    case 0x590...0x8FF, 0x2600...0x27BF, 0x3248...0x324F, 0x4DC0...0x4DFF, 0xE000...0xF8FF,
      0xFB1D...0xFDFF, 0xFE70...0xFEFF:
      false
    default: base < 0x1_0000
    }
  }
}
