import Testing

@testable import Terminal

struct CopyTests {
  @Test(arguments: [
    ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("2h 13m", "MmggMTNt"),
  ])
  func isBase64(text: String, encoded: String) {
    #expect(TerminalModes.copy(text) == "\u{1B}]52;c;\(encoded)\u{1B}\\")
  }

  @Test func controlsAreLeftOut() {
    #expect(TerminalModes.copy("a\u{1B}]2;\u{7}\nb\u{9B}") == TerminalModes.copy("a]2;b"))
  }

  @Test(arguments: ["", "\u{1B}", String(repeating: "x", count: TerminalModes.maxCopy + 1)])
  func nothingAndTooMuchAreRefused(text: String) {
    #expect(TerminalModes.copy(text) == nil)
  }
}
