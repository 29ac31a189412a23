import Foundation
import Testing

/// The arrows of the house point down only. The compiler's own check misses an import that is
/// reachable through another target, so every file's imports are read here.
@Suite struct ArrowTests {
  static let toolchain: Set = [
    "Foundation", "FoundationNetworking", "Observation", "Dispatch", "Glibc", "Synchronization",
    "CoreFoundation",
  ]
  static let allowed: [String: Set<String>] = [
    "Core": [],
    "Terminal": [],
    "PDF": [],
    "Data": ["Core"],
    "Features": ["Core", "Terminal", "PDF"],
    "App": ["Core", "Terminal", "Features", "StatsData"],
    "Bench": ["Core", "Terminal", "Features", "StatsData", "PDF"],
  ]

  @Test(arguments: allowed.keys.sorted())
  func importsPointDown(room: String) throws {
    let allowed = try #require(Self.allowed[room]).union(Self.toolchain)
    let files = try SourceFile.all(in: "Sources").filter { $0.room == room }
    let stray = files.flatMap { file in
      file.imports.filter { !allowed.contains($0) }.map { "\(file.path) imports \($0)" }
    }
    #expect(stray == [])
  }

  @Test func everyRoomIsKnown() throws {
    let rooms = Set(try SourceFile.all(in: "Sources").map(\.room))
    #expect(rooms.subtracting(Self.allowed.keys).isEmpty)
    #expect(rooms.contains("Core") && rooms.contains("App"))
  }

  @Test func aStrayImportIsSeen() {
    let file = SourceFile(
      path: "Sources/Core/Bad.swift", text: "@testable import struct Terminal.Rect\nimport Core\n")
    #expect(file.imports == ["Terminal", "Core"])
  }

  /// Only the transport may name the network, so no view or rule can reach it.
  @Test func onlyTheTransportNamesTheNetwork() throws {
    let users = try SourceFile.all(in: "Sources")
      .filter { $0.imports.contains("FoundationNetworking") }
      .filter { !$0.path.hasPrefix("Sources/Data/Remote/") }
    #expect(users.map(\.path) == [])
  }

  /// The models know commands, never keys or JSON.
  @Test func featureModelsKnowNeitherTerminalNorJSON() throws {
    let models = try SourceFile.all(in: "Sources/Features").filter { $0.isFeatureModel }
    #expect(!models.isEmpty)
    let stray = models.filter { $0.imports.contains("Terminal") || $0.text.contains("JSON") }
    #expect(stray.map(\.path) == [])
  }

  /// A task on the runtime's pool, or a sleep of the runtime's, would have dispatch look after it
  /// once a second from then on. So tasks name the executor they prefer, and clocks are given.
  @Test(arguments: ["Sources/Features", "Sources/Data", "Sources/App/Live", "Sources/App/Tabs"])
  func nothingStartsPlainTasks(folder: String) throws {
    let plain = try SourceFile.all(in: folder).filter { $0.lines.contains(where: Self.isPlain) }
    #expect(plain.map(\.path) == [])
  }

  @Test(arguments: [
    "let task = Task { await x() }", "Task<Void, Never> { }", "Task.detached { }", "Task() {",
    "try await Task.sleep(for: .seconds(1))", "Task { @MainActor in",
    "let clock = ContinuousClock()",
  ])
  func aPlainTaskIsSeen(line: String) {
    #expect(Self.isPlain(line))
  }

  private static func isPlain(_ line: some StringProtocol) -> Bool {
    let line = line.trimmingCharacters(in: .whitespaces)
    guard !line.hasPrefix("//"), !line.contains("-> Task") else { return false }
    return line.contains(/\bTask(<[^{(]*>)?(\(\))? ?\{/) || line.contains("Task.detached")
      || line.contains("Task.sleep") || line.contains("ContinuousClock()")
  }

  /// Every number is an integer of milliseconds or a Decimal, and "now" is always given.
  @Test func onlyTheWallClockReadsTheClock() throws {
    let readers = try SourceFile.all(in: "Sources")
      .filter { $0.text.contains("Date()") || $0.text.contains("Date.now") }
      .map(\.path).filter { $0 != "Sources/Core/WallClock.swift" }
    #expect(readers == [])
  }
}

extension SourceFile {
  /// Whether the file declares an observable model.
  var isFeatureModel: Bool { text.contains("@Observable") }
}
