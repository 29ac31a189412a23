import Testing

@testable import PDF

/// What is seen of a text, and what is said about it beforehand.
@Suite struct TypesetterTests {
  static let plain = Typesetter(fonts: .standard)

  @Test(arguments: [
    ("Müller & Søn, 5 €, “½” – …", "Müller & Søn, 5 €, “½” – …"),
    ("u\u{308}", "ü"),
    ("\u{2212}5", "\u{2212}5"),
    ("1\u{202F}234\u{2009}€", "1\u{A0}234 €"),
    ("a\u{2011}b", "a-b"),
    ("™\u{FE0E}", "™"),
  ])
  func whatHelveticaShows(text: String, seen: String) {
    #expect(Self.plain.line(text, Sample.body).seen == seen)
    #expect(Self.plain.check(text) == [])
  }

  @Test(arguments: [
    ("Łódź", PDFTextProblem.Reason.noFont, "[U+0141]ód[U+017A]"),
    ("日本", .noFont, "[U+65E5 U+672C]"),
    ("a🚀b", .emoji, "a[U+1F680]b"),
    ("👨‍👩‍👧", .emoji, "[U+1F468 U+200D U+1F469 U+200D U+1F467]"),
    ("🇩🇪", .emoji, "[U+1F1E9 U+1F1EA]"),
    ("1\u{FE0F}\u{20E3}", .emoji, "[U+0031 U+FE0F U+20E3]"),
    ("مرحبا", .needsShaping, "[U+0645 U+0631 U+062D U+0628 U+0627]"),
    ("x\u{30C}", .mark, "x[U+030C]"),
    ("a\u{1B}[1m", .control, "a[U+001B][1m"),
    ("a\u{85}\u{7F}", .control, "a[U+0085 U+007F]"),
    ("pay\u{202E}lap", .invisible, "pay[U+202E]lap"),
    ("soft\u{AD}ly", .invisible, "soft[U+00AD]ly"),
    ("a\tb", .control, "a[U+0009]b"),
  ])
  func whatIsReplaced(text: String, reason: PDFTextProblem.Reason, seen: String) throws {
    let problem = try #require(Self.plain.check(text).first)
    #expect(problem.reason == reason)
    #expect(Self.plain.line(text, Sample.body).seen == seen)
    #expect(seen.contains(problem.shown) && problem.text == text)
  }

  @Test func lineBreaksAreNoProblem() {
    #expect(Self.plain.check("one\ntwo\r\nthree") == [])
    #expect(
      Self.plain.wrap("one\n\ntwo\r\nthree", Sample.body, width: 100).map(\.seen)
        == ["one", "", "two", "three"])
  }

  @Test func aProblemNamesWhatIsPrinted() {
    #expect(
      Self.plain.check("Acme 🚀").map(\.message)
        == ["emoji cannot be set; [U+1F680] is printed instead."])
  }

  /// Widths of the published font: "Total" is 611 + 556 + 278 + 556 + 222.
  @Test func widthsAreThoseOfHelvetica() {
    #expect(Self.plain.line("Total", TextStyle(size: 10)).width == 22.23)
    #expect(Self.plain.line("€ \u{2212}", TextStyle(size: 10)).width == 14.18)
    let bold = TextStyle(size: 10, weight: .bold)
    #expect(Self.plain.line("Total", bold).width == 23.89)
  }

  @Test func everyByteOfTheSetHasAWidth() {
    let drawn = (0x20...0xFFFF).compactMap { Unicode.Scalar($0) }.compactMap(WinAnsi.byte)
    let blank = drawn.filter { HelveticaWidths.width($0, .regular) == 0 }
    #expect(Set(drawn).count == 218)
    #expect(blank == [])
  }

  @Test(arguments: [
    ("one two three", 40.0, ["one two", "three"]),
    ("  lead  and trail  ", 200, ["  lead  and trail"]),
    ("abcdefghijklmnop", 30, ["abcde", "fghijkl", "mnop"]),
    ("x abcdefghijklmnop", 30, ["x", "abcde", "fghijkl", "mnop"]),
    ("", 30, [""]),
    ("abc", 0, ["a", "b", "c"]),
  ])
  func wrapping(text: String, width: Double, lines: [String]) {
    let wrapped = Self.plain.wrap(text, TextStyle(size: 10), width: width)
    #expect(wrapped.map(\.seen) == lines)
  }

  @Test func noLineIsWiderThanAsked() {
    let text = Sample.names.joined(separator: " ")
    let lines = Self.plain.wrap(text, Sample.body, width: 123)
    #expect(lines.filter { $0.width > 123 }.map(\.seen) == [])
    let kept = lines.map(\.seen).joined().filter { $0 != " " }
    #expect(kept == Self.plain.line(text, Sample.body).seen.filter { $0 != " " })
  }

  @Test(arguments: [("short", "short"), ("a rather long text", "a rather l…"), ("", "")])
  func fitting(text: String, seen: String) {
    let line = Self.plain.line(text, TextStyle(size: 10), fitting: 50)
    #expect(line.seen == seen)
    #expect(line.width <= 50)
  }
}
