import Foundation
import Terminal
import Testing

/// Links: the exact bytes, and that none outlives what it was drawn as.
struct LinkTests {
  private let target = LinkTarget(file: "/tmp/a b/ü;\u{1B}.pdf")

  private func buffer(_ text: String, linked: Bool) -> Buffer {
    var buffer = Buffer(size: Size(width: 8, height: 1))
    buffer.write(text, x: 1, y: 0)
    if linked { buffer.link(Rect(x: 1, y: 0, width: 3, height: 1), to: target) }
    return buffer
  }

  private func bytes(_ wanted: Buffer, from shown: Buffer?, hasLinks: Bool = true) -> String {
    var encoder = ANSIEncoder(depth: .none, glyphs: .unicode, hasLinks: hasLinks)
    encoder.encode(wanted, from: shown)
    return String(decoding: encoder.take(), as: UTF8.self)
  }

  private let open = "\u{1B}]8;;file:///tmp/a%20b/%C3%BC%3B%1B.pdf\u{1B}\\"
  private let close = "\u{1B}]8;;\u{1B}\\"

  @Test func aLinkIsDrawnBetweenItsMarks() {
    let text = bytes(buffer("pdf", linked: true), from: buffer("", linked: false))
    #expect(text.contains(open))
    #expect(text.components(separatedBy: "\u{1B}]8;;").count == 3)
    #expect(target.line("x") == open + "x" + close)
  }

  @Test func nothingIsSentWhileNothingChanges() {
    let shown = buffer("pdf", linked: true)
    #expect(bytes(shown, from: shown).isEmpty)
  }

  /// The same letters, no link any more: they are drawn again.
  @Test func aLinkThatIsGoneIsDrawnOver() {
    let text = bytes(buffer("pdf", linked: false), from: buffer("pdf", linked: true))
    #expect(text.contains("pdf") && !text.contains("]8;"))
    let back = bytes(buffer("pdf", linked: true), from: buffer("pdf", linked: false))
    #expect(back.contains(open))
  }

  @Test func aConsoleWithoutWindowsGetsNone() {
    let text = bytes(buffer("pdf", linked: true), from: nil, hasLinks: false)
    #expect(!text.contains("]8;") && text.contains("pdf"))
  }
}
