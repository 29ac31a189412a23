import Foundation

/// The folder of test data, found from this file's place.
public enum Fixtures {
  public static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
  }

  /// The bytes of `Samples/summaries-wrapped.json` and the like; empty where there is none.
  public static func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
      .map { Array($0) } ?? []
  }
}
