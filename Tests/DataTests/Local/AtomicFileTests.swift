import Core
import Foundation
import TestSupport
import Testing

@testable import StatsData

struct AtomicFileTests {
  private let folder = TemporaryFolder()

  private func mode(_ name: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  @Test func replacesAndKeepsToItself() throws {
    try AtomicFile.write([1, 2, 3], to: folder.path + "/a")
    try AtomicFile.write([4], to: folder.path + "/a")
    #expect(folder.bytes("a") == [4])
    #expect(mode("a") == 0o600)
    #expect(folder.names() == ["a"])
  }

  @Test func leftoversOfTheDeadAreRemoved() throws {
    folder.write([9], to: "a")
    // No process has a number this high, but the parent of all is alive.
    folder.write([1], to: ".a.tmp-99999999")
    folder.write([1], to: ".a.tmp-1")
    folder.write([1], to: ".notes")
    AtomicFile.removeLeftovers(in: folder.path)
    #expect(folder.names() == [".a.tmp-1", ".notes", "a"])
    #expect(folder.bytes("a") == [9])
  }

  @Test(arguments: ["folder", "link", "missing", "full"])
  func refusalsAreSentences(_ kind: String) throws {
    var path = folder.path + "/target"
    switch kind {
    case "folder":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "link":
      folder.write([7], to: "real")
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: folder.path + "/real")
    case "missing": path = folder.path + "/no/target"
    default: path = "/dev/full"
    }
    let error = #expect(throws: AppError.self) { try AtomicFile.write([1], to: path) }
    #expect(error?.kind == .storage)
    #expect(error?.message.contains(path) == true)
    #expect(folder.bytes("real").map { $0 == [7] } ?? true)
    #expect(folder.names().allSatisfy { !$0.contains(".tmp-") })
  }

  @Test(arguments: [
    (ENOSPC, "The disk is full: /x could not be saved. Free some space."),
    (EROFS, "The disk is read-only: /x could not be saved."),
    (EACCES, "No permission to write /x."),
  ])
  func codesHaveSentences(_ code: Int32, _ message: String) {
    #expect(AppError.file(code, "/x", .write).message == message)
  }

  @Test func oneProcessAtATime() throws {
    let path = folder.path + "/lock"
    let nested = try holds(path) { try holds(path) { true } }
    let alone = try holds(path) { true }
    #expect([nested, alone] == [nil, true])
  }

  /// What `body` gives while the lock is held; nil where another holds it.
  private func holds(_ path: String, _ body: () throws -> Bool?) throws -> Bool? {
    guard let lock = try FileLock(trying: path) else { return nil }
    let result = try body()
    _ = consume lock
    return result
  }
}
