import Terminal
import Testing

@Suite struct ANSIEncoderTests {
  private func bytes(
    depth: ColorDepth = .truecolor, glyphs: GlyphSet = .unicode, cursor: Bool = false,
    _ draw: (inout Buffer) -> Void
  ) -> String {
    let shown = Buffer(size: Size(width: 30, height: 4))
    var wanted = shown
    draw(&wanted)
    var encoder = ANSIEncoder(depth: depth, glyphs: glyphs)
    encoder.encode(wanted, from: shown)
    let text = String(decoding: encoder.take(), as: UTF8.self)
    let inner = text.replacing("\u{1B}[?2026h", with: "").replacing("\u{1B}[?2026l", with: "")
    return inner.replacing("\u{1B}", with: "^")
  }

  @Test func `nothing changed is nothing sent`() {
    #expect(bytes { _ in }.isEmpty)
  }

  @Test func `a frame is a synchronized update`() {
    var buffer = Buffer(size: Size(width: 2, height: 1))
    var encoder = ANSIEncoder(depth: .none, glyphs: .unicode)
    buffer.write("ab", x: 0, y: 0)
    encoder.encode(buffer, from: nil)
    let text = String(decoding: encoder.take(), as: UTF8.self)
    #expect(text == "\u{1B}[?2026h\u{1B}[m\u{1B}[Hab\u{1B}[?25l\u{1B}[?2026l")
  }

  static let red = Style(foreground: .hex(0xFF0000))

  @Test(arguments: [
    (ColorDepth.truecolor, "^[H^[38;2;255;0;0ma^[m"), (.indexed, "^[H^[38;5;196ma^[m"),
    (.sixteen, "^[H^[91ma^[m"), (.none, "^[Ha"),
  ])
  func `colours follow the depth`(depth: ColorDepth, expected: String) {
    #expect(bytes(depth: depth) { $0.write("a", x: 0, y: 0, style: Self.red) } == expected)
  }

  @Test func `attributes stay without colours`() {
    let style = Self.red.adding([.bold, .reverse])
    #expect(bytes(depth: .none) { $0.write("a", x: 0, y: 0, style: style) } == "^[H^[1;7ma^[m")
  }

  @Test func `short gaps are skipped by the fewest bytes`() {
    let text = bytes { buffer in
      buffer.write("a", x: 0, y: 0)
      buffer.write("b", x: 3, y: 0)
      buffer.write("c", x: 20, y: 0)
      buffer.write("d", x: 0, y: 1)
      buffer.write("e", x: 1, y: 2)
    }
    #expect(text == "^[Ha  b^[16Cc\r\nd\ne")
  }

  @Test func `long blanks are erased`() {
    var shown = Buffer(size: Size(width: 60, height: 1))
    var wanted = shown
    shown.write(String(repeating: "x", count: 60), x: 0, y: 0)
    wanted.write("a", x: 0, y: 0)
    wanted.write("b", x: 30, y: 0)
    var encoder = ANSIEncoder(depth: .truecolor, glyphs: .unicode)
    encoder.encode(wanted, from: shown)
    let text = String(decoding: encoder.take(), as: UTF8.self)
    #expect(text == "\u{1B}[?2026h\u{1B}[Ha\u{1B}[29X\u{1B}[29Cb\u{1B}[K\u{1B}[?2026l")
  }

  @Test(arguments: [
    (true, "^[H^[48;2;17;21;28ma^[29X^[29Cb^[K^[m"),
    (false, "^[H^[48;2;17;21;28ma" + String(repeating: " ", count: 29) + "b"),
  ])
  func `coloured blanks are erased where that leaves the colour`(erases: Bool, start: String) {
    let ground = Style(background: .hex(0x11151C))
    var wanted = Buffer(size: Size(width: 60, height: 1), style: ground)
    wanted.write("a", x: 0, y: 0, style: ground)
    wanted.write("b", x: 30, y: 0, style: ground)
    var encoder = ANSIEncoder(depth: .truecolor, glyphs: .unicode, erasesInColor: erases)
    encoder.encode(wanted, from: Buffer(size: wanted.size))
    let text = String(decoding: encoder.take(), as: UTF8.self)
    let inner = text.dropFirst(8).replacing("\u{1B}", with: "^")
    #expect(inner.hasPrefix(start))
  }

  @Test func `cells of one colour are drawn together`() {
    let blue = Style(foreground: .hex(0x0000FF))
    let text = bytes { buffer in
      buffer.write("│", x: 0, y: 0, style: Self.red)
      buffer.write("name", x: 6, y: 0, style: blue)
      buffer.write("│", x: 29, y: 0, style: Self.red)
    }
    #expect(text == "^[H^[38;2;255;0;0m│^[28C│^[7G^[38;2;0;0;255mname^[m")
  }

  @Test func `nothing is drawn before what may spill over it`() {
    let text = bytes { buffer in
      buffer.write("a", x: 0, y: 0, style: Self.red)
      buffer.write("❤", x: 1, y: 0)
      buffer.write("b", x: 2, y: 0, style: Self.red)
    }
    #expect(text == "^[H^[38;2;255;0;0ma^[m❤^[1;3H^[38;2;255;0;0mb^[m")
  }

  @Test func `what terminals measure differently is followed by a place`() {
    #expect(bytes { $0.write("👍a", x: 0, y: 0) } == "^[H👍^[1;3Ha")
  }

  @Test func `a locale without UTF-8 gets ASCII`() {
    let all = bytes(glyphs: .ascii) { buffer in
      for (y, text) in ["┌─┐│└┘ █▇▁░ ●○▲", "日本 é … → ✓", "\u{1B}\u{202E}👍🇩🇪e\u{301}"].enumerated() {
        buffer.write(text, x: 0, y: y)
      }
    }
    #expect(all == "^[H+-+|++ ##.. *o^\r\n? ?  e ~ > v^[3H?.? ^[3;5H? ^[3;7He")
  }

  @Test func `the cursor is shown where it should stand`() {
    #expect(bytes { $0.cursor = Position(x: 4, y: 1) } == "^[2;5H^[?25h")
  }
}
