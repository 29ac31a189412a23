import Terminal
import Testing

@Suite struct TextWidthTests {
  static let widths: [(String, Int)] = [
    ("", 0), ("codingfit", 9), ("日本語", 6), ("한국어", 6), ("ﾊﾝｶｸ", 4), ("１２", 4), ("é", 1),
    ("e\u{301}", 1),
    ("שלום", 4), ("مرحبا", 5), ("─│█░", 4), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("❤", 1), ("❤️", 1),
    ("🇩🇪", 2),
    ("1️⃣", 1), ("\u{1B}[0m", 4), ("a\u{200B}b", 3), ("\u{202E}", 1), ("\t\n", 2), ("ก็", 1), ("กำ", 2),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{0378}", 1), ("می‌خواهم", 7), ("a\u{200D}b", 3), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
  ]

  @Test(arguments: widths)
  func `columns are those of the terminals`(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(arguments: widths)
  func `a buffer advances by the same columns`(text: String, columns: Int) {
    var buffer = Buffer(size: Size(width: 40, height: 1))
    #expect(buffer.write(text, x: 3, y: 0) == columns + 3)
  }

  @Test func `ambiguous characters can be wide`() {
    #expect(TextWidth.columns(of: "Ж─a", ambiguous: .wide) == 4)
    let bound = TextWidth.$ambiguous.withValue(.wide) { TextWidth.columns(of: "Ελ…") }
    #expect(bound == 5)
  }

  @Test func `frames stay narrow where letters are wide`() {
    var buffer = Buffer(size: Size(width: 6, height: 1), ambiguous: .wide)
    buffer.write("│Ж█·①", x: 0, y: 0)
    var encoder = ANSIEncoder(depth: .none, glyphs: .unicode)
    encoder.encode(buffer, from: nil)
    #expect(String(decoding: encoder.take(), as: UTF8.self).contains("|Ж#."))
  }

  @Test(arguments: [
    ("שלום", "שלום\u{200E}"), ("שלום עולם", "שלום עולם\u{200E}"), ("a אב 12", "a אב\u{200E} 12"),
    ("אָ", "אָ\u{200E}"), ("abc", "abc"), ("אב\u{200E}", "אב\u{200E}"),
    ("مرحبا 3h", "مرحبا\u{200E} 3h"),
  ])
  func `a right-to-left name ends before the figures after it`(name: String, drawn: String) {
    var buffer = Buffer(size: Size(width: TextWidth.columns(of: name), height: 1))
    buffer.write(name, x: 0, y: 0)
    #expect(Array(buffer.row(0).unicodeScalars) == Array(drawn.unicodeScalars))
  }

  @Test func `what Unicode 15 added is shown as unknown`() {
    #expect(TextWidth.columns(of: "\u{1FAE8}") == 1)
  }

  @Test(arguments: [
    ("codingfit", 9, "codingfit"), ("codingfit", 8, "codingf…"), ("codingfit", 1, "…"),
    ("codingfit", 0, ""),
    ("codingfit", -3, ""), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 6, "日本語"),
    ("e\u{301}te\u{301}s", 2, "e\u{301}…"),
  ])
  func `truncation ends in an ellipsis`(text: String, columns: Int, expected: String) {
    #expect(TextWidth.truncate(text, to: columns) == expected)
  }

  @Test func `every scalar takes one or two columns alone`() {
    let sample = Array(0...0xFFFF) + stride(from: 0x10000, through: 0x10_FFFF, by: 17)
    let odd = sample.compactMap { Unicode.Scalar(UInt32($0)) }.filter {
      !(1...2).contains(TextWidth.columns(of: String(Character($0))))
    }
    #expect(odd.isEmpty)
  }

  @Test func `the Unicode version is known`() {
    #expect(TextWidth.unicodeVersion == "15.0.0")
  }
}
