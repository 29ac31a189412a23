/// A font's `cmap`: the glyph of a character. Formats 4 (the first plane) and 12 (all planes).
struct CharacterMap: Sendable {
  private enum Format {
    case segments(count: Int)
    case groups(count: Int)
  }

  private let table: FontBytes
  private let start: Int
  private let format: Format

  /// Nil when the font has no Unicode map that we read.
  init?(_ table: FontBytes) {
    guard let count = table.u16(2) else { return nil }
    var best: (rank: Int, offset: Int, format: Format)?
    for record in 0..<count {
      let at = 4 + record * 8
      guard let platform = table.u16(at), let encoding = table.u16(at + 2),
        let offset = table.u32(at + 4), Self.isUnicode(platform, encoding),
        let (rank, format) = Self.format(table, at: offset), rank > best?.rank ?? 0
      else { continue }
      best = (rank, offset, format)
    }
    guard let best else { return nil }
    self.table = table
    start = best.offset
    format = best.format
  }

  private static func isUnicode(_ platform: Int, _ encoding: Int) -> Bool {
    platform == 0 ? encoding != 5 : platform == 3 && (encoding == 1 || encoding == 10)
  }

  private static func format(_ table: FontBytes, at offset: Int) -> (Int, Format)? {
    switch table.u16(offset) {
    case 4:
      guard let doubled = table.u16(offset + 6), doubled >= 2 else { return nil }
      return (1, .segments(count: doubled / 2))
    case 12:
      guard let count = table.u32(offset + 12), count <= table.count / 12 else { return nil }
      return (2, .groups(count: count))
    default: return nil
    }
  }

  /// The glyph's number, nil when the font has none.
  func glyph(for scalar: Unicode.Scalar) -> Int? {
    let found: Int? =
      switch format {
      case .segments(let count): segmentGlyph(Int(scalar.value), count)
      case .groups(let count): groupGlyph(Int(scalar.value), count)
      }
    return found == 0 ? nil : found
  }

  private func segmentGlyph(_ code: Int, _ count: Int) -> Int? {
    guard code <= 0xFFFF else { return nil }
    let ends = start + 14
    let starts = ends + count * 2 + 2
    let index = firstIndex(count) { table.u16(ends + $0 * 2).map { $0 >= code } ?? true }
    guard index < count, let first = table.u16(starts + index * 2), first <= code,
      let delta = table.u16(starts + (count + index) * 2)
    else { return nil }
    let rangeAt = starts + (count * 2 + index) * 2
    guard let range = table.u16(rangeAt) else { return nil }
    guard range != 0 else { return (code + delta) & 0xFFFF }
    // The offset counts from its own place in the table.
    guard let glyph = table.u16(rangeAt + range + (code - first) * 2), glyph != 0 else {
      return nil
    }
    return (glyph + delta) & 0xFFFF
  }

  private func groupGlyph(_ code: Int, _ count: Int) -> Int? {
    let groups = start + 16
    let index = firstIndex(count) { table.u32(groups + $0 * 12 + 4).map { $0 >= code } ?? true }
    guard index < count, let first = table.u32(groups + index * 12), first <= code,
      let glyph = table.u32(groups + index * 12 + 8)
    else { return nil }
    return glyph + code - first
  }

  /// The first index the test holds for, by halving: the tables are sorted by their last code.
  private func firstIndex(_ count: Int, _ reached: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if reached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
