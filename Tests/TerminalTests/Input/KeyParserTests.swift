import Terminal
import Testing

@Suite struct KeyParserTests {
  private static func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> InputEvent {
    .key(Key(code, modifiers))
  }

  private static func keys(_ text: String) -> [InputEvent] { text.map { key(.character($0)) } }

  static let sequences: [(String, [InputEvent])] = [
    ("aé日👍", keys("aé日👍")), ("\r", [key(.enter)]), ("\t", [key(.tab)]),
    ("\u{7F}", [key(.backspace)]),
    ("\u{1A}", [key(.character("z"), .control)]), ("\0", [key(.character(" "), .control)]),
    ("\u{1C}", [key(.character("\\"), .control)]), ("\u{1B}a", [key(.character("a"), .alt)]),
    ("\u{1B}é", [key(.character("é"), .alt)]), ("\u{1B}\r", [key(.enter, .alt)]),
    ("\u{1B}[A", [key(.up)]), ("\u{1B}OA", [key(.up)]), ("\u{1B}[1;5D", [key(.left, .control)]),
    ("\u{1B}[1;6H", [key(.home, [.control, .shift])]), ("\u{1B}[3~", [key(.delete)]),
    ("\u{1B}[5;3~", [key(.pageUp, .alt)]), ("\u{1B}[Z", [key(.backTab)]),
    ("\u{1B}OP", [key(.function(1))]),
    ("\u{1B}[1;2R", [key(.function(3), .shift)]), ("\u{1B}[24~", [key(.function(12))]),
    ("\u{1B}[[E", [key(.function(5))]), ("\u{1B}Op", keys("0")),
    ("\u{1B}[97;5u", [key(.character("a"), .control)]),
    ("\u{1B}[27;5;9~", [key(.tab)]), ("\u{1B}\u{1B}[A", [key(.escape), key(.up)]),
    ("\u{1B}[I\u{1B}[O", [.focusGained, .focusLost]), ("\u{1B}[?62;22c", [.deviceAttributes]),
    ("\u{1B}[200~a\u{1B}[A\r\u{1B}[201~b", [.paste("a\u{1B}[A\r")] + keys("b")),
    ("\u{1B}[200~\u{1B}[201\u{1B}[201~", [.paste("\u{1B}[201")]), ("\u{1B}[201~x", keys("x")),
    ("\u{1B}[<0;3;4M", [.mouse(MouseEvent(.press(button: 1), at: Position(x: 2, y: 3)))]),
    ("\u{1B}[<0;3;4m", [.mouse(MouseEvent(.release, at: Position(x: 2, y: 3)))]),
    (
      "\u{1B}[<81;1;1M",
      [.mouse(MouseEvent(.wheelDown, at: Position(x: 0, y: 0), modifiers: .control))]
    ),
    (
      "\u{1B}]11;rgb:ffff/0000/8080\u{1B}\\x",
      [.background(red: 1, green: 0, blue: 0x8080 / 65535.0)] + keys("x")
    ),
    ("\u{1B}]11;#ff0000\u{7}", [.background(red: 1, green: 0, blue: 0)]),
    // Swallowed whole: unknown, or an answer to something nobody asked.
    ("\u{1B}[?2026;2$yx", keys("x")), ("\u{1B}[?0ux", keys("x")), ("\u{1B}[12;40Rx", keys("x")),
    ("\u{1B}P>|tmux 3.3a\u{1B}\\x", keys("x")), ("\u{1B}]52;c;YQ==\u{7}x", keys("x")),
    ("\u{1B}[>84;0;0cx", keys("x")), ("\u{1B}[99~\u{1B}[7;7;7Xx", keys("x")),
    ("\u{1B}[M !!x", keys("x")),
    ("\u{1B}[4;2\u{18}x", keys("x")), ("\u{1B}]11;rgb:zz\u{1B}[Ax", [key(.up)] + keys("x")),
    ("\u{85}x", keys("x")),
  ]

  @Test(arguments: sequences)
  func `bytes are keys`(text: String, expected: [InputEvent]) {
    var parser = KeyParser()
    #expect(parser.feed(text.utf8) == expected)
    #expect(parser.pending == .nothing)
  }

  @Test(arguments: sequences)
  func `where the bytes are cut makes no difference`(text: String, expected: [InputEvent]) {
    let bytes = Array(text.utf8)
    let cuts = (0...bytes.count).map { cut in
      var parser = KeyParser()
      return parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...])
    }
    var single = KeyParser()
    #expect(cuts.allSatisfy { $0 == expected })
    #expect(bytes.flatMap { single.feed([$0]) } == expected)
  }

  @Test(arguments: [
    ("\u{1B}", KeyParser.Pending.escape, [key(.escape)]),
    ("\u{1B}[", .sequence, [key(.character("["), .alt)]),
    ("\u{1B}O", .sequence, [key(.character("O"), .alt)]),
    ("\u{1B}]", .sequence, [key(.character("]"), .alt)]),
    ("\u{1B}[1;", .sequence, []), ("a", .nothing, []), ("\u{1B}[200~abc", .nothing, []),
  ])
  func `giving up waiting`(text: String, pending: KeyParser.Pending, expected: [InputEvent]) {
    var parser = KeyParser()
    _ = parser.feed(text.utf8)
    #expect(parser.pending == pending)
    #expect(parser.flush() == expected)
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], "\u{FFFD}a"), ([0xC3, 0x61], "\u{FFFD}a"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xE6, 0x97, 0xE6, 0x97, 0xA5], "\u{FFFD}日"),
    ] as [([UInt8], String)])
  func `invalid UTF-8 is shown as such`(bytes: [UInt8], text: String) {
    var parser = KeyParser()
    #expect(parser.feed(bytes) == Self.keys(text))
  }

  @Test func `a huge paste is one event`() {
    var parser = KeyParser()
    let text = String(repeating: "0123456789abcde\n", count: 1 << 16)
    let events = parser.feed("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    #expect(events == [.paste(text)])
  }

  /// Whatever comes, nothing traps, and keys work again once the parser gives up waiting.
  @Test(arguments: 0..<20)
  func `any bytes leave it usable`(seed: Int) {
    var generator = SeededGenerator(seed)
    let alphabet: [UInt8] = Array("\u{1B}\u{1B}[]OP<?;0123~MmuRc\\\u{7}ab\u{9B}é".utf8)
    var usable = true
    for _ in 0..<300 {
      var parser = KeyParser()
      let bytes = (0..<40).map { _ in
        Bool.random(using: &generator)
          ? alphabet.randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
      }
      _ = parser.feed(bytes) + parser.flush()
      // The end of a paste, and three bytes that the old mouse protocol may be waiting for.
      _ = parser.feed("\u{1B}[201~...".utf8) + parser.flush()
      usable = usable && parser.feed([0x71]) == Self.keys("q")
    }
    #expect(usable)
  }
}
