import Testing

@testable import Terminal

@Suite struct TerminalProfileTests {
  static let depths: [([String: String], ColorDepth)] = [
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .truecolor),
    (["TERM": "xterm", "COLORTERM": "24bit"], .truecolor), (["TERM": "xterm-256color"], .indexed),
    (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen), (["TERM": "vt100"], .none),
    (["TERM": "xterm-kitty"], .truecolor),
    (["TERM": "tmux-256color", "TMUX": "/tmp/x,1,0"], .truecolor),
    (["TERM": "tmux-256color"], .indexed),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
  ]

  @Test(arguments: depths)
  func `colours come from the environment`(environment: [String: String], depth: ColorDepth) {
    #expect(TerminalProfile(environment: environment).depth == depth)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], GlyphSet.unicode), (["LANG": "C.utf8"], .unicode),
    (["LANG": "C"], .ascii),
    ([:], .ascii), (["LANG": "en_US.UTF-8", "LC_ALL": "C"], .ascii),
    (["LANG": "en_US.UTF-8", "LC_CTYPE": "POSIX"], .ascii),
    (["LANG": "C", "LC_CTYPE": "C", "LC_ALL": "de_DE.utf8"], .unicode),
    (["LANG": "de_DE.utf8", "LC_ALL": ""], .unicode), (["LANG": "de_DE.ISO-8859-1"], .ascii),
  ])
  func `glyphs come from the locale`(environment: [String: String], glyphs: GlyphSet) {
    #expect(TerminalProfile(environment: environment).glyphs == glyphs)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("tmux-256color", true), ("screen", true), ("alacritty", true),
    ("", false),
    ("dumb", false), ("unknown", false), ("no-such-term", false), ("../x", false), ("linux", true),
  ])
  func `only terminals that can draw are used`(term: String, isFine: Bool) {
    let problem = TerminalCheck.problem(
      environment: ["TERM": term], isInputTerminal: true, isOutputTerminal: true)
    #expect((problem == nil) == isFine)
  }

  @Test(arguments: [(false, true), (true, false)])
  func `pipes are no terminals`(input: Bool, output: Bool) {
    let problem = TerminalCheck.problem(
      environment: ["TERM": "xterm"], isInputTerminal: input, isOutputTerminal: output)
    #expect(problem?.message.contains(input ? "output" : "input") == true)
  }

  @Test(arguments: [
    (0xFF0000, 196, 9), (0x000000, 16, 0), (0xFFFFFF, 231, 15), (0x87D787, 114, 10),
    (0x8A8A8A, 245, 8),
    (0x5FAFFF, 75, 12), (0x3FA7D6, 74, 14),
  ])
  func `the nearest colours`(rgb: Int, indexed: Int, basic: Int) {
    let color = WireColor(.hex(UInt32(rgb)))
    #expect(ColorDepth.indexed.wire(color) == WireColor(.indexed, UInt32(indexed)))
    #expect(ColorDepth.sixteen.wire(color) == WireColor(.basic, UInt32(basic)))
  }
}
