import Foundation
import TestSupport
import Testing

@testable import App

/// The manual page as the programs that set it see it.
@Suite struct ManPageTests {
  private let home = TemporaryFolder()

  static func has(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + program)
  }

  private func warnings(_ program: String, _ words: [String], page: String) throws -> String {
    home.write(page, to: "codingfit.1")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/" + program)
    process.arguments = words + [home.path + "/codingfit.1"]
    process.environment = ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test(.enabled(if: has("groff"), "groff is not installed"))
  func groffHasNothingToSay() throws {
    let words = ["-ww", "-man", "-Tutf8", "-z"]
    #expect(try warnings("groff", words, page: ManPage.text) == "")
    #expect(try warnings("groff", words, page: ManPage.text + ".SH\n.TP \\n[none\n") != "")
  }

  @Test(.enabled(if: has("mandoc"), "mandoc is not installed"))
  func mandocHasNothingToSay() throws {
    #expect(try warnings("mandoc", ["-Tlint"], page: ManPage.text) == "")
    #expect(try warnings("mandoc", ["-Tlint"], page: ManPage.text + ".XX\n") != "")
  }

  @Test func everyCommandAndOptionIsThere() {
    let plain = ManPage.text.replacing("\\-", with: "-")
    let missing = CommandTable.commands.flatMap { [$0.name] + $0.flags }.filter {
      !plain.contains($0)
    }
    #expect(missing == [])
  }
}
