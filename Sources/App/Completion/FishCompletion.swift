/// The completion for fish, made from the table.
enum FishCompletion {
  static var script: String {
    """
    # fish completion for codingfit, made by: codingfit completions fish
    function __codingfit_at
      set -l words (commandline -opc)
      set -e words[1]
      for word in $words
        if contains -- $word \(CommandTable.names.joined(separator: " "))
          test "$word" = "$argv[1]"
          return
        end
      end
      test -z "$argv[1]"
    end
    complete -c codingfit -f
    \(lines.joined(separator: "\n"))

    """
  }

  private static var lines: [String] {
    let all = [CommandTable.dashboard] + CommandTable.commands
    return commands + all.flatMap { spec in options(of: spec) + operands(of: spec) }
  }

  private static var commands: [String] {
    CommandTable.commands.map { spec in
      let word = spec.name.hasPrefix("--") ? "-l \(spec.topic)" : "-a \(spec.name)"
      return line(at: "", "\(word) -d \(quoted(spec.summary))")
    }
  }

  private static func options(of spec: CommandSpec) -> [String] {
    let options = spec.options + (spec.flags.contains("--help") ? [] : [.help])
    return options.map { option in
      let names = option.names.map {
        $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())"
      }
      let value = option.value.map { " " + offer($0) } ?? ""
      let words = names.joined(separator: " ") + value
      return line(at: spec.name, "\(words) -d \(quoted(option.meaning))")
    }
  }

  private static func operands(of spec: CommandSpec) -> [String] {
    if spec.operand?.value.offer == .files { return [line(at: spec.name, "-F")] }
    let words = spec.operandWords
    return words.isEmpty ? [] : [line(at: spec.name, "-a \(quoted(words.joined(separator: " ")))")]
  }

  private static func offer(_ value: ValueSpec) -> String {
    switch value.offer {
    case .nothing: "-x"
    case .files: "-r -F"
    case .projects: "-x -a '(codingfit completions projects 2>/dev/null)'"
    case .words(let words): "-x -a \(quoted(words.joined(separator: " ")))"
    }
  }

  private static func line(at command: String, _ rest: String) -> String {
    let place = command.isEmpty ? "\"\"" : command
    return "complete -c codingfit -n '__codingfit_at \(place)' \(rest)"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
