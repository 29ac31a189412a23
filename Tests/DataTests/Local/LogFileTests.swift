import Core
import Foundation
import StatsData
import TestSupport
import Testing

struct LogFileTests {
  private let folder = TemporaryFolder()

  private func log(_ secrets: [String] = [], limit: Int = 1_000_000) -> LogFile {
    LogFile(
      path: folder.path + "/state/log", clock: .fixed("2026-07-08T12:30:00Z"), secrets: secrets,
      limit: limit)
  }

  private var text: String { String(decoding: folder.bytes("state/log") ?? [], as: UTF8.self) }

  @Test func aLineHasATimeAndNoControlCharacters() {
    log().append("a\u{1B}[31m\nb")
    #expect(text == "2026-07-08T12:30:00Z a␛[31m␊b\n")
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path + "/state/log")
    #expect((attributes?[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test(arguments: ["my-own-key", "sb_publishable_abc", "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoi.c2ln"])
  func keysNeverAppear(_ key: String) {
    log(["my-own-key"]).append("GET /x?apikey=\(key)&a=1 (\(key))")
    #expect(!text.contains(key))
    #expect(text.hasSuffix("GET /x?apikey=[key]&a=1 ([key])\n"))
  }

  @Test func aLongLogLosesItsOlderHalf() {
    let log = log(limit: 2_000)
    for number in 0..<200 { log.append("line \(number)") }
    #expect(text.utf8.count <= 2_000)
    #expect(text.hasPrefix("2026"))
    #expect(text.hasSuffix("line 199\n"))
  }

  @Test func stateThatCannotBeReadIsNone() throws {
    let state = StateFile(path: folder.path + "/state/state.json")
    try state.save(["tab": "trends", "range": "12w"])
    #expect(state.load() == ["tab": "trends", "range": "12w"])
    folder.write("{", to: "state/state.json")
    #expect(state.load() == [:])
  }
}
