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
      answer: { text in
        guard let code = failure(of: text, to: STDOUT_FILENO) else { return }
        let reason = String(cString: strerror(code))
        _ = failure(of: "codingfit: The answer was not written: \(reason).\n", to: STDERR_FILENO)
        exit(1)
      }, remark: { _ = failure(of: $0, to: STDERR_FILENO) }, isTerminal: isatty(STDERR_FILENO) == 1)
  }

  /// Writes all of a text; else why it could not. Foundation's file handles end the program there.
  private static func failure(of text: String, to file: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      bytes = bytes.dropFirst(count)
    }
    return nil
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
