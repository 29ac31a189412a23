import Foundation
import PDF

/// A document written to a file of its own for the tools to read.
final class SavedPDF {
  let path: String

  init(_ document: PDFDocument) throws {
    path = NSTemporaryDirectory() + "codingfit-\(UUID().uuidString).pdf"
    try Data(document.bytes()).write(to: URL(filePath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Runs a tool on the file, which lives at least as long as the call.
  func run(
    _ tool: Tool, _ options: [String] = [], output: [String] = []
  ) throws -> (code: Int32, output: String) {
    try tool.run(options + [path] + output)
  }

  /// The text as `pdftotext -layout` reads it, blanks at line ends dropped.
  func text(_ options: [String] = ["-layout"]) throws -> String {
    let read = try run(.pdftotext, options + ["-enc", "UTF-8"], output: ["-"]).output
    let lines = read.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }.joined(separator: "\n")
  }
}
