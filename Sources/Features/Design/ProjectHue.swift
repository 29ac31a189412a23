/// A colour for something with a name of the user's: arbitrary, but always the same for one name.
public enum ProjectHue: Int, Hashable, Sendable, CaseIterable {
  case teal
  case orange
  case blue
  case pink
  case green
  case violet
  case yellow
  case red

  /// The hue of a name, by FNV-1a over its bytes: `Hasher` differs from start to start.
  public init(name: String) {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    let cases = Self.allCases
    // The low bits follow from the low bits of the bytes alone, and give many names one colour.
    self = cases[Int(hash >> 24) % cases.count]
  }
}
