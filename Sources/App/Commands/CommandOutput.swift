import Core
import Foundation
import Glibc
import Terminal

/// Where a command's sentences go: answers to the standard output, the rest to the standard error.
struct CommandOutput: Sendable {
  var answer: @Sendable (String) -> Void
  var remark: @Sendable (String) -> Void
  /// Whether remarks appear on a terminal, where a line may be written over.
  var isTerminal: Bool
  /// A remark that ends in a link: of all that is printed it alone holds an escape sequence.
  var link: @Sendable (_ lead: String, _ text: String, _ target: LinkTarget) -> Void = {
    let text = $2.line(VisibleText.line($1))
    _ = StandardStreams.write(VisibleText.block($0) + text + "\n", to: STDERR_FILENO)
  }

  /// A pipe gets an answer as it is. What a terminal gets, and every remark, has its control
  /// characters shown: a name from outside may hold them.
  static var standard: CommandOutput {
    let isShown = isatty(STDOUT_FILENO) == 1
    return CommandOutput(
      answer: { text in
        let text = isShown ? VisibleText.block(text) : text
        guard let code = StandardStreams.write(text, to: STDOUT_FILENO) else { return }
        let reason = String(cString: strerror(code))
        _ = StandardStreams.write(
          "codingfit: The answer was not written: \(reason).\n", to: STDERR_FILENO)
        exit(1)
      }, remark: { _ = StandardStreams.write(VisibleText.block($0), to: STDERR_FILENO) },
      isTerminal: isatty(STDERR_FILENO) == 1)
  }

  /// A failed command's sentence.
  func fail(_ message: String) -> Int32 {
    remark("codingfit: \(message)\n")
    return 1
  }

  /// JSON with sorted keys, a line of its own.
  func json(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return }
    answer(String(decoding: data, as: UTF8.self) + "\n")
  }
}
