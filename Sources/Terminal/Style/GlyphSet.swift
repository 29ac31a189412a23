/// Which characters the terminal may be sent.
public enum GlyphSet: Hashable, Sendable {
  case unicode
  /// For a locale that is not UTF-8: everything is shown by a look-alike from ASCII.
  case ascii

  /// The ASCII character that stands for a code point.
  static func substitute(for value: UInt32) -> UInt8 {
    switch value {
    case 0x20..<0x7F: UInt8(value)
    case 0xA0...0xBF: latin[Int(value - 0xA0)]
    case 0xC0...0xFF: letters[Int(value - 0xC0)]
    case 0x2010...0x2015, 0x2212: UInt8(ascii: "-")
    case 0x2018, 0x2019, 0x2032: UInt8(ascii: "'")
    case 0x201C, 0x201D, 0x2033: UInt8(ascii: "\"")
    case 0x2022, 0x2023: UInt8(ascii: "*")
    case 0x2026: UInt8(ascii: "~")
    case 0x20AC: UInt8(ascii: "E")
    case 0x2190...0x21FF: arrow(value)
    case 0x2200...0x22FF: math(value)
    case 0x2500...0x257F: box(value)
    case 0x2580...0x259F: block(value)
    case 0x25A0...0x25FF: shape(value)
    case 0x2605, 0x2606, 0x2716: UInt8(ascii: "*")
    case 0x2713, 0x2714: UInt8(ascii: "v")
    case 0x2717, 0x2718: UInt8(ascii: "x")
    case 0x276F, 0x203A: UInt8(ascii: ">")
    case 0x276E, 0x2039: UInt8(ascii: "<")
    case 0x2800...0x28FF: braille(value)
    default: UInt8(ascii: "?")
    }
  }

  // Each string has one byte a code point, from the first of its range on.
  private static let latin = Array(" !c?oY|S\"Ca<--R-o+23'uP.,1o>123?".utf8)
  private static let letters = Array(
    "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYPsaaaaaaaceeeeiiiidnooooo/ouuuuypy".utf8)

  private static func arrow(_ value: UInt32) -> UInt8 {
    switch value {
    case 0x2191, 0x21D1, 0x21E7: UInt8(ascii: "^")
    case 0x2193, 0x21D3, 0x21E9: UInt8(ascii: "v")
    case 0x2190, 0x21D0, 0x21E6, 0x21A9: UInt8(ascii: "<")
    case 0x2194, 0x2195, 0x21C4, 0x21D4: UInt8(ascii: "-")
    default: UInt8(ascii: ">")
    }
  }

  private static func math(_ value: UInt32) -> UInt8 {
    switch value {
    case 0x2211: UInt8(ascii: "S")
    case 0x2248, 0x223C: UInt8(ascii: "~")
    case 0x2264: UInt8(ascii: "<")
    case 0x2265: UInt8(ascii: ">")
    case 0x2206: UInt8(ascii: "d")
    case 0x2219, 0x22C5: UInt8(ascii: ".")
    default: UInt8(ascii: "?")
    }
  }

  private static func box(_ value: UInt32) -> UInt8 {
    switch value {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550, 0x2574, 0x2576,
      0x2578, 0x257A, 0x257C, 0x257E:
      UInt8(ascii: "-")
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
      0x2579, 0x257B, 0x257D, 0x257F:
      UInt8(ascii: "|")
    case 0x2571: UInt8(ascii: "/")
    case 0x2572: UInt8(ascii: "\\")
    case 0x2573: UInt8(ascii: "x")
    default: UInt8(ascii: "+")
    }
  }

  private static func block(_ value: UInt32) -> UInt8 {
    switch value {
    case 0x2581, 0x2582, 0x2591: UInt8(ascii: ".")
    case 0x2583, 0x2584, 0x2592: UInt8(ascii: ":")
    case 0x2580, 0x2594: UInt8(ascii: "\"")
    case 0x258D...0x258F, 0x2595: UInt8(ascii: "|")
    case 0x258C, 0x2590: UInt8(ascii: "=")
    default: UInt8(ascii: "#")
    }
  }

  private static func shape(_ value: UInt32) -> UInt8 {
    switch value {
    case 0x25B2, 0x25B3, 0x25B4, 0x25B5: UInt8(ascii: "^")
    case 0x25B6...0x25BB: UInt8(ascii: ">")
    case 0x25BC...0x25BF: UInt8(ascii: "v")
    case 0x25C0...0x25C5: UInt8(ascii: "<")
    case 0x25CB, 0x25CC, 0x25E6, 0x25EF, 0x25A1, 0x25AB, 0x25C7, 0x25FB, 0x25FD: UInt8(ascii: "o")
    case 0x25A0, 0x25AA, 0x25AC, 0x25AE: UInt8(ascii: "#")
    default: UInt8(ascii: "*")
    }
  }

  /// By the number of dots.
  private static func braille(_ value: UInt32) -> UInt8 {
    switch (value & 0xFF).nonzeroBitCount {
    case 0: UInt8(ascii: " ")
    case 1...2: UInt8(ascii: ".")
    case 3...5: UInt8(ascii: ":")
    default: UInt8(ascii: "#")
    }
  }
}
