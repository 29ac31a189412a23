import Core
import Testing

@Suite struct EditableTextTests {
  /// `|` is the cursor.
  private func marked(_ text: EditableText) -> String { text.beforeCursor + "|" + text.afterCursor }

  private func text(_ marked: String) -> EditableText {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    var text = EditableText(parts.joined())
    for _ in 0..<(parts.last ?? "").count { text.moveLeft() }
    return text
  }

  enum Step: Sendable {
    case insert(String)
    case back, forward, word, toStart, toEnd
    case left, right, wordLeft, wordRight, home, end, undo
  }

  private func apply(_ step: Step, to text: inout EditableText) {
    switch step {
    case .insert(let more): text.insert(more)
    case .back: text.deleteBackward()
    case .forward: text.deleteForward()
    case .word: text.deleteWordBackward()
    case .toStart: text.deleteToStart()
    case .toEnd: text.deleteToEnd()
    case .left: text.moveLeft()
    case .right: text.moveRight()
    case .wordLeft: text.moveWordLeft()
    case .wordRight: text.moveWordRight()
    case .home: text.moveToStart()
    case .end: text.moveToEnd()
    case .undo: text.undo()
    }
  }

  @Test(
    arguments: [
      ("ab|", [.insert("c")], "abc|"),
      ("a|b", [.insert("x"), .insert("y")], "axy|b"),
      ("e|b", [.insert("\u{301}")], "e\u{301}|b"),
      ("👍🏽x|", [.back, .back], "|"),
      ("é|", [.back], "|"),
      ("a|bc", [.forward], "a|c"),
      ("|", [.back, .forward, .left, .right], "|"),
      ("4h 30m|", [.word], "4h |"),
      ("4h 30m|", [.wordLeft, .wordLeft], "|4h 30m"),
      ("|4h 30m", [.wordRight], "4h| 30m"),
      ("ab|cd", [.toStart], "|cd"),
      ("ab|cd", [.toEnd], "ab|"),
      ("ab|cd", [.home, .insert("x"), .end, .insert("y")], "xabcdy|"),
      ("ab|", [.insert("c"), .insert("d"), .undo], "ab|"),
      ("ab|", [.insert("c"), .left, .insert("d"), .undo], "ab|c"),
      ("ab|", [.back, .undo, .undo], "ab|"),
    ] as [(String, [Step], String)])
  func edits(start: String, steps: [Step], expected: String) {
    var text = text(start)
    for step in steps { apply(step, to: &text) }
    #expect(marked(text) == expected)
  }

  @Test(arguments: [
    ("4h\n", "4h", true), ("\u{1B}[2J5", "[2J5", true), ("a\u{202E}b", "ab", true),
    ("\u{9B}1m", "1m", true), ("4h 30m", "4h 30m", false),
  ])
  func controlCharactersNeverGetIn(pasted: String, expected: String, refused: Bool) {
    var text = EditableText()
    let said = text.insert(pasted)
    #expect(text.text == expected && said == refused)
  }

  /// A whole file pasted by mistake would make every later key slow.
  @Test func whatIsTooLongIsLeftOut() {
    var text = EditableText("ab", limit: 4)
    let refusals = ["c", "éfg", "x"].map { text.insert($0) }
    #expect(refusals == [false, true, true] && text.text == "abcé")
    var long = EditableText("xxxxx", limit: 4)
    let isRefused = long.insert("y")
    #expect(isRefused && long.count == 5)
  }
}
