import Foundation

/// The folder of test data, found from this file's place.
public enum Fixtures {
  public static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
  }
}
