import Foundation

/// A folder of a test's own, removed with the value.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() {
    path = NSTemporaryDirectory() + "codingfit-test-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Bytes of a file below the folder; nil where there is none.
  public func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + name).map { Array($0) }
  }

  /// Writes a file below the folder, and its folders.
  public func write(_ bytes: [UInt8], to name: String) {
    let target = path + "/" + name
    let parent = (target as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: target, contents: Foundation.Data(bytes))
  }

  public func write(_ text: String, to name: String) {
    write(Array(text.utf8), to: name)
  }

  /// Names of all files below a folder, sorted.
  public func names(_ folder: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
    return (names ?? []).sorted()
  }
}
