import Foundation
import TestSupport
import Testing

@testable import App

/// What the pages for readers say must hold: their links lead somewhere, their commands parse.
@Suite struct DocsTests {
  static let root = Fixtures.folder.deletingLastPathComponent()

  static let pages: [String] = {
    let docs = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/Docs")) ?? []
    return ["README.md", ".github/CONTRIBUTING.md"]
      + docs.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/" + $0 }
  }()

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
  }

  @Test(arguments: pages)
  func everyLinkLeadsSomewhere(page: String) throws {
    let links = try Self.text(page).matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    let broken = links.filter { !$0.contains("://") && !Self.resolves($0, from: page) }
    #expect(broken == [])
  }

  private static func resolves(_ link: String, from page: String) -> Bool {
    let parts = link.split(separator: "#", omittingEmptySubsequences: false)
    let folder = root.appending(path: page).deletingLastPathComponent()
    let target = parts[0].isEmpty ? root.appending(path: page) : folder.appending(path: parts[0])
    guard FileManager.default.fileExists(atPath: target.path) else { return false }
    guard parts.count > 1 else { return true }
    let text = (try? String(contentsOf: target, encoding: .utf8)) ?? ""
    return headings(text).contains(String(parts[1]))
  }

  /// As GitHub names them.
  private static func headings(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
        line.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || "- ".contains($0) }
          .replacing(" ", with: "-")
      })
  }

  @Test(arguments: pages)
  func everyCommandParses(page: String) throws {
    let wrong = Self.commands(in: try Self.text(page)).compactMap(Self.problem)
    #expect(wrong == [])
  }

  @Test func everyExampleOfTheTableParses() {
    let lines = CommandTable.commands.flatMap { $0.examples.map(\.line) }
    let found = lines.flatMap(Self.commands(inLine:))
    #expect(lines.count > 15 && found.count >= lines.count)
    #expect(found.compactMap(Self.problem) == [])
  }

  /// The test itself would see a wrong word.
  @Test(arguments: [
    ("    $ codingfit sync --depe", 1), ("set '#(codingfit status --json) %H'", 0),
    ("run `codingfit invoce` now", 1), ("in prose codingfit does much", 0),
    ("    */30 * * * * codingfit sync --quiet", 0), ("    codingfit days | codingfit nothing", 1),
  ])
  func aWrongCommandIsSeen(text: String, count: Int) {
    #expect(Self.commands(in: text).compactMap(Self.problem).count == count)
  }

  /// A name alone is how a page speaks of a command.
  private static func problem(_ command: String) -> String? {
    if let spec = CommandTable.command(words(of: command).joined(separator: " ")),
      spec.operand?.isNeeded == true || spec == CommandTable.export
    {
      return nil
    }
    do throws(UsageError) {
      _ = try Arguments.parse(words(of: command))
      return nil
    } catch {
      return "codingfit\(command): \(error.message)"
    }
  }

  /// What follows the program's name, in indented lines and between backticks.
  private static func commands(in text: String) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      if line.hasPrefix("    ") { return commands(inLine: String(line)) }
      return line.matches(of: /`([^`]+)`/).flatMap { match in
        match.1.hasPrefix("codingfit ") ? commands(inLine: String(match.1)) : []
      }
    }
  }

  /// Lines of files and of other programs, where the name is no command of ours.
  private static let others = [
    "install ", "tar ", "strip ", "Description", "sudo ", "alias ", "codingfit: ", "swift build",
  ]

  private static func commands(inLine line: String) -> [String] {
    let start = line.drop { $0 == " " }
    guard !others.contains(where: { start.hasPrefix($0) }) else { return [] }
    return line.matches(of: /(?:^|[\s("'=<]|bin\/)codingfit(?=$|[\s)"'])/).map { match in
      let rest = line[match.range.upperBound...]
      // In quotes of its own the command ends with them.
      guard let quote = match.output.first, quote == "\"" || quote == "'" else {
        return String(rest)
      }
      return String(rest.prefix { $0 != quote })
    }
  }

  /// The words as a shell reads them, up to what belongs to the shell again. Words that stand for
  /// something become an example of it; what a synopsis has in brackets is left out.
  private static func words(of command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isWord = false
    var quote: Character?
    for character in command + " " {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "'" || character == "\"" {
        (quote, isWord) = (character, true)
      } else if "|;&)><#[".contains(character) || character == "…" {
        break
      } else if character == " " {
        if isWord { words.append(examples[word] ?? word) }
        (word, isWord) = ("", false)
      } else {
        word.append(character)
        isWord = true
      }
    }
    if isWord { words.append(examples[word] ?? word) }
    return words
  }

  private static let examples = [
    "DATE": "2026-03-01", "MONTH": "2026-10", "N": "7", "NUMBER": "2026-0001", "SHELL": "bash",
    "PANE": "today", "COMMAND": "sync", "NAME": "sync",
  ]
}
