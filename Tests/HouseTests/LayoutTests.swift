import Foundation
import Testing

/// What lies where in the repository.
@Suite struct LayoutTests {
  static let topLevel: Set = [
    "Package.swift", "Sources", "Tests", "Docs", "Fixtures", ".github", "README.md", "LICENSE",
    ".gitignore", ".swift-format", ".ci",
  ]

  @Test func theTopLevelIsExactlyTheCard() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: SourceFile.root.path)
    let local: Set = [".git", ".build", ".swiftpm", "dist"]
    #expect(Set(names).subtracting(local) == Self.topLevel)
  }

  @Test func fixturesStaySmall() throws {
    let folder = SourceFile.root.appending(path: "Fixtures")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let sizes = paths.map { path in
      let file = folder.appending(path: path).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      return attributes?[.size] as? Int ?? 0
    }
    #expect(sizes.reduce(0, +) < 5_000_000)
  }

  @Test func noFileOutgrowsItsRoom() throws {
    let generated: Set = ["Sources/Terminal/Text/WidthTable.swift"]
    let large = try SourceFile.all(in: "Sources").filter {
      $0.lines.count > 350 && !generated.contains($0.path)
    }
    #expect(large.map { "\($0.path): \($0.lines.count) lines" } == [])
  }
}
