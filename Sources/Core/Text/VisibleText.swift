/// Text from outside, safe to print on a terminal.
public enum VisibleText {
  /// Control characters become their pictures, what turns or breaks a line U+FFFD.
  public static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(shown)))
  }

  /// Several lines: newlines and tabs stay, and carriage returns at either end, where a progress
  /// line is written over itself.
  public static func block(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isKept =
        switch scalar {
        case "\n", "\t": true
        case "\r": index == 0 || index == scalars.count - 1 || scalars[index + 1] == "\n"
        default: false
        }
      result.append(isKept ? scalar : shown(scalar))
    }
    return String(result)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "?"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
}
