/// The completion for bash, made from the table.
///
/// Names of projects come from the network: they are compared and quoted, never expanded, as
/// `compgen -W` would.
enum BashCompletion {
  static var script: String {
    """
    # bash completion for codingfit, made by: codingfit completions bash
    _codingfit_files() {
      local file
      compopt -o filenames 2>/dev/null
      while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
    }
    _codingfit_projects() {
      local name
      while IFS= read -r name; do
        printf -v name %q "$name"
        [[ $name == "$1"* ]] && COMPREPLY+=("$name")
      done < <(codingfit completions projects 2>/dev/null)
    }
    _codingfit() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command= i
      COMPREPLY=()
      # bash splits --flag=value at the sign.
      if [[ $cur == = ]]; then
        cur=
      elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD-2]}
      fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(CommandTable.names.joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;
        esac
      done
      case $command:$prev in
    \(values.joined(separator: "\n"))
      esac
      local words=
      case $command in
    \(words.joined(separator: "\n"))
      esac
      COMPREPLY+=($(compgen -W "$words" -- "$cur"))
    }
    complete -F _codingfit codingfit

    """
  }

  private static var all: [CommandSpec] { [CommandTable.dashboard] + CommandTable.commands }

  /// What stands after an option that takes something.
  private static var values: [String] {
    all.flatMap { spec in
      spec.options.compactMap { option in
        option.value.map { value in
          let names = option.names.map { "\(spec.name):\($0)" }.joined(separator: "|")
          return "    \(names)) \(offer(value)) return ;;"
        }
      }
    }
  }

  /// Options and operands of each command.
  private static var words: [String] {
    all.map { spec in
      let names = spec.name.isEmpty ? CommandTable.names : []
      let words = spec.flags + OptionSpec.help.names + spec.operandWords + names
      let unique = words.enumerated().filter { words.firstIndex(of: $1) == $0 }.map(\.element)
      let files = spec.operand?.value.offer == .files ? "_codingfit_files \"$cur\"; " : ""
      let name = spec.name.isEmpty ? "''" : spec.name
      return "    \(name)) \(files)words='\(unique.joined(separator: " "))' ;;"
    }
  }

  private static func offer(_ value: ValueSpec) -> String {
    switch value.offer {
    case .nothing: ""
    case .files: "_codingfit_files \"$cur\";"
    case .projects: "_codingfit_projects \"$cur\";"
    case .words(let words):
      "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$cur\"));"
    }
  }
}

extension CommandSpec {
  /// The words that may stand after the command without a dash.
  var operandWords: [String] {
    self == CommandTable.help
      ? CommandTable.commands.map(\.topic) : operand?.value.words ?? []
  }
}
