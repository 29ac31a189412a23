/// Small font files for tests, and damaged ones.
enum FontBuilder {
  static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  static func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value) }

  /// A `cmap` table with one subtable.
  static func map(platform: Int, encoding: Int, _ subtable: [UInt8]) -> [UInt8] {
    word(0) + word(1) + word(platform) + word(encoding) + long(12) + subtable
  }

  /// A file of tables.
  static func file(version: Int = 0x0001_0000, _ tables: [(String, [UInt8])]) -> [UInt8] {
    var directory = long(version) + word(tables.count) + word(0) + word(0) + word(0)
    var body: [UInt8] = []
    for (tag, table) in tables {
      directory += Array(tag.utf8) + long(0)
      directory += long(12 + tables.count * 16 + body.count) + long(table.count)
      body += table
    }
    return directory + body
  }

  /// Fonts put together into a collection: their offsets are moved to where they come to lie.
  static func collection(_ fonts: [[UInt8]]) -> [UInt8] {
    var head = Array("ttcf".utf8) + long(0x0001_0000) + long(fonts.count)
    var body: [UInt8] = []
    let start = head.count + 4 * fonts.count
    for font in fonts {
      let at = start + body.count
      head += long(at)
      var moved = font
      let count = Int(font[4]) << 8 | Int(font[5])
      for index in 0..<count {
        let place = 12 + index * 16 + 8
        let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        moved.replaceSubrange(place..<place + 4, with: long(offset + at))
      }
      body += moved
    }
    return head + body
  }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
