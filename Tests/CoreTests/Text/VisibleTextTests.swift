import Core
import Testing

/// Nothing from outside moves a cursor.
struct VisibleTextTests {
  @Test(arguments: [
    ("a\tb\nc\n", "a\tb\nc\n"), ("a\r\nb\r\n", "a\r\nb\r\n"), ("\rstep 1\r", "\rstep 1\r"),
    ("mine\rtheirs\n", "mine␍theirs\n"), ("\u{1B}]52;c;eA==\u{7}", "␛]52;c;eA==␇"),
    ("\u{9B}31m\u{202E}x", "\u{FFFD}31m\u{FFFD}x"),
  ])
  func blocks(text: String, shown: String) {
    #expect(VisibleText.block(text) == shown)
  }
}
