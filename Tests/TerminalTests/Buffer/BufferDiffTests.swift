import Terminal
import Testing

@Suite struct BufferDiffTests {
  private func screen(_ text: String, _ style: Style = .plain) -> Buffer {
    var buffer = Buffer(size: Size(width: 12, height: 2))
    buffer.write(text, x: 0, y: 1, style: style)
    return buffer
  }

  @Test(arguments: [
    ("abcdef", "abcdef", []), ("abcdef", "abXdef", [2...2]), ("abcdef", "Xbcdef", [0...0]),
    ("abcdef", "abXXef", [2...3]), ("abcdef", "XbcXef", [0...0, 3...3]), ("日本語", "日木語", [2...3]),
    ("日本語", "ab本語", [0...1]), ("ab", "日", [0...1]),
  ])
  func `runs are the changed cells`(old: String, new: String, columns: [ClosedRange<Int>]) {
    let runs = BufferDiff.runs(from: screen(old), to: screen(new))
    #expect(runs == columns.map { .init(y: 1, start: $0.lowerBound, end: $0.upperBound + 1) })
  }

  @Test func `a blank has no foreground`() {
    let red = Style(foreground: .hex(0xFF0000), attributes: .bold)
    #expect(BufferDiff.runs(from: screen("  "), to: screen("  ", red)).isEmpty)
    #expect(!BufferDiff.runs(from: screen("  "), to: screen("  ", red.adding(.reverse))).isEmpty)
  }

  @Test(arguments: [Size(width: 3, height: 2), Size(width: 12, height: 3)])
  func `another size sends everything`(size: Size) {
    let runs = BufferDiff.runs(from: screen("a"), to: Buffer(size: size))
    #expect(runs == (0..<size.height).map { .init(y: $0, start: 0, end: size.width) })
  }
}
