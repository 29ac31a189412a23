import Foundation

/// The files under `Fixtures`, wherever the tests run.
public enum Fixtures {
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path

  /// The bytes of `Samples/summaries-wrapped.json` and the like; empty where there is none.
  public static func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: folder + "/" + name).map { Array($0) } ?? []
  }
}
