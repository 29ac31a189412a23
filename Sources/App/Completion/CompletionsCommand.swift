import Core
import StatsData

/// `codingfit completions SHELL`: a script for a shell, or the words it asks for.
struct CompletionsCommand {
  enum Kind: String, Hashable, CaseIterable {
    case bash
    case zsh
    case fish
    /// The names of the projects in the cache, a line each: what the scripts ask for.
    case projects
  }

  let kind: Kind
  let environment: [String: String]
  let output: CommandOutput

  /// Reads the words after `completions`.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> Kind {
    let known = try CommandTable.completions.read(words).compactMap { Kind(rawValue: $0.value) }
    return known.first ?? .bash
  }

  /// The exit status.
  func run() -> Int32 {
    switch kind {
    case .bash: output.answer(BashCompletion.script)
    case .zsh: output.answer(ZshCompletion.script)
    case .fish: output.answer(FishCompletion.script)
    case .projects: output.answer(projects.map { $0 + "\n" }.joined())
    }
    return 0
  }

  /// Nothing where there is no cache: a shell that completes wants no sentences. Names come from the
  /// network, so one that could act on a terminal is left out.
  private var projects: [String] {
    do throws(AppError) {
      let folders = try DataFolders(environment: environment)
      let folder = try CachedHistory.folder(in: folders, environment: environment)
      let names = Set(DayIndex.read(in: folder)?.days.flatMap { $0.projects.map(\.name) } ?? [])
      return names.filter { SafeText.oneLine($0) == $0 }.sorted()
    } catch {
      return []
    }
  }
}
