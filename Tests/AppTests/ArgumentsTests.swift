import Features
import Testing

@testable import App

@Suite struct ArgumentsTests {
  @Test(arguments: [
    ([], Arguments.dashboard(.init())),
    (["--demo"], .dashboard(.init(isDemo: true))),
    (["--theme", "light"], .dashboard(.init(theme: .light))),
    (["--theme=high-contrast", "--demo"], .dashboard(.init(isDemo: true, theme: .highContrast))),
    (["--help"], .help), (["-h"], .help), (["--demo", "--help"], .help), (["--version"], .version),
  ])
  func understood(words: [String], meaning: Arguments) throws {
    #expect(try Arguments.parse(words) == meaning)
  }

  @Test(arguments: [
    (["--dmeo"], "There is no --dmeo. Did you mean --demo?"),
    (["--versoin"], "There is no --versoin. Did you mean --version?"),
    (["--frobnicate"], "There is no --frobnicate."),
    (["\u{1B}[2J"], "There is no [2J."),
    (["--theme"], "--theme takes one of dark, light, high-contrast, monochrome."),
    (["--theme", "pink"], "--theme takes one of dark, light, high-contrast, monochrome."),
    (["--demo=yes"], "--demo takes no value."),
  ])
  func refused(words: [String], message: String) {
    #expect(throws: UsageError(message)) { try Arguments.parse(words) }
  }
}
