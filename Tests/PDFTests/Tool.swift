import Foundation

/// A program that judges a finished file. Tests that need a missing one are skipped by name.
enum Tool: String {
  case qpdf
  case pdftotext
  case pdffonts
  case pdftoppm

  var path: String? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  var isHere: Bool { path != nil }

  /// Runs it and answers its exit code and what it printed, errors included.
  func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "/nonexistent")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
