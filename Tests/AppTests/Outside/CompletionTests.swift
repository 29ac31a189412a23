import Foundation
import StatsData
import TestSupport
import Testing

@testable import App

/// The completions as the real shells give them.
@Suite(.serialized) struct CompletionTests {
  private let home = TemporaryFolder()

  private static func path(_ shell: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A `codingfit` on the path that answers for the cache.
  private func prepare() throws {
    home.write(
      "#!/bin/sh\nprintf '%s\\n' atlas 'big deal' 'a$(touch pwned)'\n", to: "bin/codingfit")
    let program = home.path + "/bin/codingfit"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    home.write("x", to: "work/report.csv")
  }

  private func run(_ shell: String, _ words: [String]) throws -> String {
    try prepare()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: shell)
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: home.path + "/work")
    process.environment = [
      "PATH": home.path + "/bin:/usr/bin:/bin", "HOME": home.path, "LANG": "C.UTF-8",
      "TERM": "dumb",
    ]
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static let cases: [(words: [String], offered: [String], not: [String])] = [
    (["sta"], ["status", "stats"], ["sync"]),
    (["sync", "--"], ["--deep", "--since", "--quiet", "--help"], ["--csv", "--demo"]),
    (["export", "--o"], ["--out"], ["--from"]),
    (["export", "--out", "re"], ["report.csv"], ["--json"]),
    (["stats", "ri"], ["ring"], ["streak"]),
    (["completions", ""], ["bash", "zsh", "fish"], []),
    (["help", "inv"], ["invoice"], ["import"]),
    (["--theme", "high"], ["high-contrast"], ["dark"]),
    (["import", "re"], ["report.csv"], ["status"]),
    (["--print", "t"], ["today", "trends"], ["projects"]),
    (["invoice", "--project", "at"], ["atlas"], ["--month"]),
  ]

  static let hasZsh = path("zsh") != nil
  static let hasFish = path("fish") != nil

  @Test(arguments: cases)
  func bash(words: [String], offered: [String], not: [String]) throws {
    home.write(BashCompletion.script, to: "completion.bash")
    let all = ["codingfit"] + words
    let line = all.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      set -u
      source \(home.path)/completion.bash
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count)
      eval "$(complete -p codingfit | sed 's/.*-F \\([^ ]*\\).*/\\1/')" codingfit
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let shell = try #require(Self.path("bash"))
    expect(try run(shell, ["--norc", "-c", script]), offered, not)
  }

  /// `--theme=li` comes in pieces, and a name from the network is quoted and never run.
  @Test(arguments: [
    ("codingfit --theme = li", 3, "light\n"), ("codingfit --theme =", 2, "dark\n"),
    ("codingfit invoice --project bi", 3, "big\\ deal\n"),
    ("codingfit invoice --project 'a\\$'", 3, "a\\$\\(touch\\ pwned\\)\n"),
  ])
  func bashQuotes(line: String, place: Int, offered: String) throws {
    home.write(BashCompletion.script, to: "completion.bash")
    let script = """
      source \(home.path)/completion.bash
      COMP_WORDS=(\(line)); COMP_CWORD=\(place); _codingfit
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let shell = try #require(Self.path("bash"))
    #expect(try run(shell, ["--norc", "-c", script]).contains(offered))
    #expect(home.names("work") == ["report.csv"])
  }

  @Test(.enabled(if: hasFish, "fish is not installed"), arguments: cases)
  func fish(words: [String], offered: [String], not: [String]) throws {
    home.write(FishCompletion.script, to: "completion.fish")
    let line = (["codingfit"] + words).joined(separator: " ")
    let script = "source \(home.path)/completion.fish; complete -C '\(line)'"
    let shell = try #require(Self.path("fish"))
    let text = try run(shell, ["--no-config", "-c", script])
    expect(
      text.split(separator: "\n").map { $0.split(separator: "\t")[0] }.joined(separator: "\n"),
      offered, not)
  }

  /// zsh completes only where somebody types, so a second one types in a terminal of its own.
  @Test(.enabled(if: hasZsh, "zsh is not installed"), arguments: cases)
  func zsh(words: [String], offered: [String], not: [String]) throws {
    home.write(ZshCompletion.script, to: "functions/_codingfit")
    home.write(Self.typist, to: "typist.zsh")
    let line = (["codingfit"] + words).joined(separator: " ")
    let shell = try #require(Self.path("zsh"))
    let text = try run(shell, ["-f", home.path + "/typist.zsh", home.path + "/functions", line])
    expect(text, offered, not)
  }

  private func expect(_ text: String, _ offered: [String], _ not: [String]) {
    let lines = Set(text.split(whereSeparator: \.isNewline).map(String.init))
    #expect(Set(offered).subtracting(lines).isEmpty, "\(text)")
    #expect(lines.isDisjoint(with: not), "\(text)")
  }

  /// Prints what is offered for a line, one a line: `compadd` is replaced by one that tells.
  private static let typist = #"""
    zmodload zsh/zpty
    zpty inner zsh -f -i
    tell() { zpty -w inner "$1"; }
    tell "PS1=; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D"
    tell 'zstyle ":completion:*" list-grouped false'
    cat > $1/../hook.zsh <<'END'
    compadd() {
      local -a hits
      if [[ ${@[(I)-[OAD]]} -gt 0 ]]; then builtin compadd "$@"; return; fi
      builtin compadd -O hits "$@"
      (( $#hits )) && print -rl -- $hits >> $HOME/offered
      builtin compadd "$@"
    }
    tell-all() { local -a x; _main_complete; print done >> $HOME/ended; compstate[insert]=; compstate[list]= }
    zle -C tell-all complete-word tell-all
    bindkey '^I' tell-all
    END
    tell "source $1/../hook.zsh"
    tell 'print ready > $HOME/ready'
    for i in {1..100}; do [[ -e $HOME/ready ]] && break; sleep 0.05; done
    zpty -w -n inner "$2"$'\t'
    for i in {1..100}; do [[ -e $HOME/ended ]] && break; sleep 0.05; done
    zpty -d inner
    [[ -e $HOME/offered ]] && cat $HOME/offered
    true
    """#
}
