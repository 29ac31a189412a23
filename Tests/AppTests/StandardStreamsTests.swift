import Foundation
import TestSupport
import Testing

/// The real program with outputs that refuse or are missing, and hardly a file to open.
struct StandardStreamsTests {
  private func run(_ line: String) throws -> (status: Int32, error: String) {
    let program = try #require(BuiltProgram.path, "build the product codingfit first")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line.contains("$0") ? line : "\"$0\" " + line, program]
    process.environment = ["HOME": TemporaryFolder().path, "SWIFT_BACKTRACE": "enable=no"]
    process.standardError = pipe
    try process.run()
    let error = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: error, as: UTF8.self))
  }

  @Test(arguments: ["--help", "--version", "stats --demo", "--print --demo", "schema"])
  func anOutputThatRefusesIsAFailure(_ words: String) throws {
    let full = try run(words + " >/dev/full")
    let closed = try run(words + " >&-")
    #expect(full.status == 1 && full.error.contains("The answer was not written: No space left"))
    #expect(closed.status == 1 && closed.error.contains("The answer was not written"))
  }

  @Test(arguments: ["sync 2>&-", "sync 2>/dev/full", "sync <&- >&- 2>&-"])
  func aRemarkNobodyHearsIsNone(_ line: String) throws {
    #expect(try run(line).status == 1)
  }

  @Test func tooFewFilesIsASentence() throws {
    let low = try run("ulimit -n 12; \"$0\" --print --demo >/dev/null")
    let raised = try run("ulimit -S -n 12; \"$0\" --print --demo >/dev/null")
    #expect(low.status == 1 && low.error.contains("Only 12 files may be open at once"))
    #expect(raised.status == 0)
  }
}
