/// Text from outside, safe to print on a terminal.
public enum VisibleText {
  /// Control characters become their pictures, what turns or breaks a line U+FFFD.
  public static func line(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20: scalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: scalars.append("\u{2421}")
      case 0x80..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
