import Glibc

/// Which cells of a screen must be sent to turn one screen into another.
public enum BufferDiff {
  /// Changed cells of one row. Never starts or ends inside a wide character.
  public struct Run: Hashable, Sendable {
    public let y: Int
    public let start: Int
    /// First column after the run.
    public let end: Int

    public init(y: Int, start: Int, end: Int) {
      self.y = y
      self.start = start
      self.end = end
    }
  }

  /// The changed cells, top to bottom and left to right; every cell when the sizes differ or
  /// nothing is known of what is shown. A blank has no visible foreground, so a change of that
  /// alone is none.
  public static func runs(from shown: Buffer?, to wanted: Buffer) -> [Run] {
    let size = wanted.size
    guard size.width > 0 else { return [] }
    guard let shown, shown.size == size else {
      return (0..<size.height).map { Run(y: $0, start: 0, end: size.width) }
    }
    var runs: [Run] = []
    for y in 0..<size.height where !sameRow(y, shown, wanted) {
      appendRuns(of: y, shown, wanted, to: &runs)
    }
    return runs
  }

  private static func sameRow(_ y: Int, _ shown: Buffer, _ wanted: Buffer) -> Bool {
    same(shown.glyphs, wanted.glyphs, y, wanted.size.width)
      && same(shown.styles, wanted.styles, y, wanted.size.width)
  }

  private static func same<Word>(_ a: [Word], _ b: [Word], _ y: Int, _ width: Int) -> Bool {
    a.withUnsafeBytes { left in
      b.withUnsafeBytes { right in
        let stride = width * MemoryLayout<Word>.stride
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return memcmp(left + y * stride, right + y * stride, stride) == 0
      }
    }
  }

  private static func appendRuns(
    of y: Int, _ shown: Buffer, _ wanted: Buffer, to runs: inout [Run]
  ) {
    let width = wanted.size.width
    let row = y * width
    var column = 0
    while column < width {
      guard differs(row + column, shown, wanted) else {
        column += 1
        continue
      }
      let start = wanted.glyphs[row + column] == .rightHalf ? column - 1 : column
      repeat { column += 1 } while column < width && belongs(row + column, shown, wanted)
      runs.append(Run(y: y, start: max(0, start), end: column))
    }
  }

  /// Whether a cell goes on a run: it changed, or it is the other half of what changed.
  private static func belongs(_ index: Int, _ shown: Buffer, _ wanted: Buffer) -> Bool {
    wanted.glyphs[index] == .rightHalf || differs(index, shown, wanted)
  }

  private static func differs(_ index: Int, _ shown: Buffer, _ wanted: Buffer) -> Bool {
    let glyph = wanted.glyphs[index]
    guard shown.glyphs[index] == glyph else { return true }
    let old = shown.styles[index]
    let new = wanted.styles[index]
    return old != new && (glyph != .blank || old.onBlank != new.onBlank)
  }
}
