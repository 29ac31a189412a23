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
    return shown.withCells { old in
      wanted.withCells { new in
        var runs: [Run] = []
        for y in 0..<size.height { appendRuns(of: y, old, new, to: &runs) }
        return runs
      }
    }
  }

  private static func appendRuns(
    of y: Int, _ old: Buffer.Cells, _ new: Buffer.Cells, to runs: inout [Run]
  ) {
    let row = y * new.width
    if same(old.glyphs, new.glyphs, row, new.width), same(old.styles, new.styles, row, new.width) {
      return
    }
    var column = 0
    while column < new.width {
      guard differs(row + column, old, new) else {
        column += 1
        continue
      }
      let start = new.glyphs[row + column] == .rightHalf ? column - 1 : column
      repeat { column += 1 } while column < new.width && belongs(row + column, old, new)
      runs.append(Run(y: y, start: max(0, start), end: column))
    }
  }

  private static func same<Word>(
    _ old: UnsafeBufferPointer<Word>, _ new: UnsafeBufferPointer<Word>, _ row: Int, _ width: Int
  ) -> Bool {
    guard let old = old.baseAddress, let new = new.baseAddress else { return true }
    return memcmp(old + row, new + row, width * MemoryLayout<Word>.stride) == 0
  }

  /// Whether a cell goes on a run: it changed, or it is the other half of what changed.
  @inline(__always)
  private static func belongs(_ index: Int, _ old: Buffer.Cells, _ new: Buffer.Cells) -> Bool {
    new.glyphs[index] == .rightHalf || differs(index, old, new)
  }

  @inline(__always)
  private static func differs(_ index: Int, _ old: Buffer.Cells, _ new: Buffer.Cells) -> Bool {
    let glyph = new.glyphs[index]
    guard old.glyphs[index] == glyph else { return true }
    let before = old.styles[index]
    let after = new.styles[index]
    return before != after && (glyph != .blank || before.onBlank != after.onBlank)
  }
}
