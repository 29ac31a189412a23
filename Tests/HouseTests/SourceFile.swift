import Foundation

/// A Swift file of this package, read as text.
struct SourceFile {
  /// Path from the package's root.
  let path: String
  let text: String

  /// The modules it imports, in order.
  var imports: [String] {
    lines.compactMap { line in
      var words = line.split(separator: " ").map(String.init)
      while let first = words.first, first.hasPrefix("@") || first == "public" {
        words.removeFirst()
      }
      guard words.count >= 2, words[0] == "import" else { return nil }
      // `import struct Core.DateOnly` names the module before the dot.
      return words.last.map { String($0.split(separator: ".")[0]) }
    }
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The name of the target's folder: `Core` for `Sources/Core/DateOnly.swift`.
  var room: String { String(path.split(separator: "/")[1]) }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below a folder of the package.
  static func all(in folder: String) throws -> [SourceFile] {
    let start = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: start.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: start.appending(path: name), encoding: .utf8)
      return SourceFile(path: "\(folder)/\(name)", text: text)
    }
  }
}
