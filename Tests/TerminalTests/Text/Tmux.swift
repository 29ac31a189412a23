import Foundation
import Terminal
import TestSupport

/// A tmux server of its own, with no configuration, for one question.
enum Tmux {
  static let path = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Prints each text at the start of a line and asks for the cursor's column after it.
  static func columns(after texts: [String]) throws -> [Int] {
    let folder = TemporaryFolder()
    let (input, replies) = ("\(folder.path)/input", "\(folder.path)/replies")
    let bytes = texts.map { "\r\u{1B}[2K\($0)\u{1B}[6n" }.joined()
    try Data(bytes.utf8).write(to: URL(fileURLWithPath: input))
    try Data().write(to: URL(fileURLWithPath: replies))
    // The pane's answers come as its input: a second reader keeps them from filling the line.
    let script = "stty raw -echo; exec 3<&0; cat <&3 >'\(replies)' & cat '\(input)'; sleep 60"
    let server = "codingfit-width-\(ProcessInfo.processInfo.processIdentifier)"
    let client = try run(server, ["new-session", script])
    defer { _ = try? run(server, ["kill-server"]).waitForExit() }
    var answers: [Int] = []
    client.wait(seconds: 30) { _ in
      answers = parse(FileManager.default.contents(atPath: replies) ?? Data())
      return answers.count >= texts.count
    }
    return answers
  }

  /// In a terminal of its own: a client that leaves a server behind would be waited for for ever.
  private static func run(_ server: String, _ arguments: [String]) throws -> PseudoTerminal {
    try PseudoTerminal(
      path ?? "/nonexistent", ["-L", server, "-f", "/dev/null", "-u"] + arguments,
      environment: [
        "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "HOME": "/tmp",
      ], size: Size(width: 120, height: 6))
  }

  /// ESC [ row ; column R, columns counted from 1.
  private static func parse(_ data: Data) -> [Int] {
    String(decoding: data, as: UTF8.self).split(separator: "R").compactMap { reply in
      reply.split(separator: ";").last.flatMap { Int($0) }.map { $0 - 1 }
    }
  }
}
