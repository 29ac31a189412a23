import Terminal
import Testing

@Suite struct BufferTests {
  private func buffer(_ width: Int = 10, _ height: Int = 2) -> Buffer {
    Buffer(size: Size(width: width, height: height))
  }

  @Test(arguments: [
    ("abc", 0, "abc       "), ("abc", 8, "        ab"), ("abc", -1, "bc        "),
    ("abc", 50, "          "),
    ("日本", 0, "日本      "), ("日本", -1, " 本       "), ("日本", 7, "       日 "),
    ("a\u{1B}b", 0, "a␛b       "),
    ("\u{9B}\u{202E}\u{200B}", 0, "···       "), ("a\tb\u{7F}", 0, "a␉b␡      "),
    ("👩‍👩‍👧‍👦!", 0, "👩!       "),
    ("abc", Int.min, "          "), ("日本", Int.max, "          "),
  ])
  func `writing clips and shows controls`(text: String, x: Int, row: String) {
    var buffer = buffer()
    buffer.write(text, x: x, y: 0)
    #expect(buffer.row(0) == row)
  }

  @Test(arguments: [(0, "x 本      "), (1, " x本      "), (2, "日x       "), (3, "日 x      ")])
  func `overwriting half a wide character blanks the other`(x: Int, row: String) {
    var buffer = buffer()
    buffer.write("日本", x: 0, y: 0)
    buffer.write("x", x: x, y: 0)
    #expect(buffer.row(0) == row)
  }

  @Test func `a fill cuts wide characters as well`() {
    var buffer = buffer()
    buffer.write("日本語", x: 0, y: 0)
    buffer.fill(Rect(x: 1, y: 0, width: 2, height: 1), with: "─")
    #expect(buffer.row(0) == " ── 語    ")
  }

  @Test func `cells read back exactly`() {
    var buffer = buffer()
    let style = Style(
      foreground: .hex(0x010203), background: .hex(0xFEFDFC), attributes: [.bold, .reverse])
    buffer.write("e\u{301}日", x: 0, y: 1, style: style)
    #expect(
      (0..<4).map { buffer[$0, 1] } == [
        Cell(text: "e\u{301}", style: style), Cell(text: "日", style: style),
        Cell(text: "", style: style), Cell(text: " ", style: .plain),
      ])
  }

  @Test func `a clip keeps a wide character out of half a cell`() {
    var buffer = buffer()
    buffer.fill(buffer.area, with: ".")
    buffer.write("日本語", x: 0, y: 0, clip: Rect(x: 1, y: 0, width: 4, height: 1))
    #expect(buffer.row(0) == ". 本 .....")
  }

  @Test func `restyling leaves the text`() {
    var buffer = buffer()
    buffer.write("abc", x: 0, y: 0)
    buffer.restyle(Rect(x: 1, y: -4, width: 1, height: 99)) { $0.foreground = .hex(0xFF0000) }
    #expect(buffer[1, 0] == Cell(text: "b", style: Style(foreground: .hex(0xFF0000))))
    #expect(buffer[0, 0].style == .plain)
  }

  /// No coordinates, however wild, trap or leave half a wide character.
  @Test func `drawing survives any place and size`() {
    var screens = RandomScreen(seed: 3)
    var halves = 0
    let wild = [Int.min, -1_000_000, -1, 0, 1, 2, 7, 1_000_000, Int.max]
    for size in [(0, 0), (0, 5), (5, 0), (1, 1), (2, 1), (9, 4)] {
      var buffer = buffer(size.0, size.1)
      for x in wild {
        for y in wild {
          for word in RandomScreen.words { buffer.write(word, x: x, y: y, style: screens.style()) }
          let area = Rect(x: x, y: y, width: y, height: x)
          buffer.fill(area.inset(horizontal: y), with: "日")
          buffer.restyle(area) { $0 = .plain }
          _ = (buffer[x, y], buffer.row(y), area.columns(3, gap: y))
        }
      }
      screens.change(&buffer, times: 200)
      halves += (0..<size.1).filter { TextWidth.columns(of: buffer.row($0)) != size.0 }.count
    }
    #expect(halves == 0)
  }
}
