/// The completion for zsh, made from the table: as a file on `fpath`, or sourced.
enum ZshCompletion {
  static var script: String {
    """
    #compdef codingfit
    # zsh completion for codingfit, made by: codingfit completions zsh
    _codingfit() {
      local command= prev=${words[CURRENT-1]} word
      local -a offers
      for word in "${(@)words[2,CURRENT-1]}"; do
        case $word in
          \(CommandTable.names.joined(separator: "|"))) command=$word; break ;;
        esac
      done
      if [[ $PREFIX == --*=* ]]; then
        prev=${PREFIX%%=*}
        compset -P '*='
      fi
      case $command:$prev in
    \(values.joined(separator: "\n"))
      esac
      case $command in
    \(words.joined(separator: "\n"))
      esac
      _describe codingfit offers
    }
    if [[ ${funcstack[1]} == _codingfit ]]; then
      _codingfit "$@"
    else
      compdef _codingfit codingfit
    fi

    """
  }

  private static var all: [CommandSpec] { [CommandTable.dashboard] + CommandTable.commands }

  private static var values: [String] {
    all.flatMap { spec in
      spec.options.compactMap { option in
        option.value.map { value in
          let names = option.names.map { "\(spec.name):\($0)" }.joined(separator: "|")
          return "    \(names)) \(offer(value)); return ;;"
        }
      }
    }
  }

  private static var words: [String] {
    all.map { spec in
      var offers = spec.options.flatMap { option in option.names.map { ($0, option.meaning) } }
      if !spec.flags.contains("--help") { offers.append(("--help", OptionSpec.help.meaning)) }
      if spec.name.isEmpty { offers += CommandTable.commands.map { ($0.name, $0.summary) } }
      offers += spec.operandWords.map { ($0, "") }
      let files = spec.operand?.value.offer == .files ? "_files; " : ""
      let name = spec.name.isEmpty ? "''" : spec.name
      return "    \(name)) \(files)offers=(\(offers.map(entry).joined(separator: " "))) ;;"
    }
  }

  private static func offer(_ value: ValueSpec) -> String {
    switch value.offer {
    case .nothing: "_message '\(escaped(value.what))'"
    case .files: "_files"
    case .projects:
      "offers=(\"${(@f)$(codingfit completions projects 2>/dev/null)}\"); compadd -a offers"
    case .words(let words): "compadd -- \(words.joined(separator: " "))"
    }
  }

  /// `'--since:also read …'`, colons of the words escaped.
  private static func entry(_ word: String, _ meaning: String) -> String {
    let text = meaning.replacing(":", with: "\\:")
    return "'\(word)\(text.isEmpty ? "" : ":" + escaped(text))'"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("'", with: "'\\''")
  }
}
