import Testing

@testable import App

/// Every command teaches: help in two spellings, examples that parse, errors that suggest.
@Suite struct CommandHelpTests {
  static let names = CommandTable.names

  @Test(arguments: names)
  func helpInBothSpellings(name: String) throws {
    let spec = try #require(CommandTable.command(name))
    #expect(try Arguments.parse(["help", spec.topic]) == .commandHelp(spec))
    #expect(try Arguments.parse([name, "--help"]) == .commandHelp(spec))
    #expect(try Arguments.parse([name, "-h"]) == .commandHelp(spec))
  }

  @Test(arguments: names)
  func helpFitsAndShowsAnExample(name: String) throws {
    let spec = try #require(CommandTable.command(name))
    let text = CommandHelp(spec: spec).text
    #expect(text.split(separator: "\n").filter { $0.count > 92 } == [])
    #expect(text.contains("EXAMPLES") && text.contains("EXIT STATUS"))
    #expect(spec.flags.filter { !text.contains($0) } == [])
  }

  /// What the table lists is what is parsed: each option is understood, or refused by a rule that
  /// is not "there is none".
  @Test(arguments: CommandTable.commands.flatMap { spec in spec.options.map { (spec, $0) } })
  func everyOptionIsRead(spec: CommandSpec, option: OptionSpec) throws {
    for name in option.names {
      do throws(UsageError) {
        _ = try Arguments.parse([spec.name, name] + (option.value == nil ? [] : ["1"]))
      } catch {
        #expect(!error.message.hasPrefix("There is no \(name)"))
      }
    }
  }

  @Test(arguments: [
    (["stauts"], "There is no stauts. Did you mean status? codingfit --help lists everything."),
    (["help", "sycn"], "There is no sycn. Did you mean sync? codingfit help help says more."),
    (
      ["sync", "--deeep"],
      "There is no --deeep. Did you mean --deep? codingfit help sync says more."
    ),
    (["days", "7"], "There is no 7. codingfit help days says more."),
    (["logout", "now"], "logout takes nothing after it. codingfit help logout says more."),
    (
      ["completions", "tcsh"],
      "There is no tcsh. codingfit help completions says more."
    ),
    (["completions"], "completions takes one of bash, zsh, fish, projects."),
    (["man", "x"], "man takes nothing after it. codingfit help man says more."),
    (["--print", "tody"], "There is no tody. Did you mean today? codingfit help print says more."),
  ])
  func mistakesAreSuggested(words: [String], message: String) throws {
    let error = try #require(throws: UsageError.self) { try Arguments.parse(words) }
    #expect(error.message.hasPrefix(message))
  }

  @Test func helpIsNotTakenFromAValue() throws {
    let parsed = try Arguments.parse(["invoice", "--project", "--help"])
    #expect(parsed == .command(.invoice(InvoiceOptions(projects: ["--help"]))))
    #expect(
      try Arguments.parse(["import", "--", "--help"]) != .commandHelp(CommandTable.importing))
  }
}
