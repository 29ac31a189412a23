import Foundation
import Glibc

/// Where a command's sentences go: answers to the standard output, the rest to the standard error.
struct CommandOutput: Sendable {
  var answer: @Sendable (String) -> Void
  var remark: @Sendable (String) -> Void
  /// Whether remarks appear on a terminal, where a line may be written over.
  var isTerminal: Bool

  static var standard: CommandOutput {
    CommandOutput(
      answer: { FileHandle.standardOutput.write(Data($0.utf8)) },
      remark: { FileHandle.standardError.write(Data($0.utf8)) },
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
