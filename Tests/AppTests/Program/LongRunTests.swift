import Foundation
import Terminal
import TestSupport
import Testing

@testable import App

/// A program that is open all day: what it does while nobody types, and what it keeps.
@Suite(.serialized) struct LongRunTests {
  /// A number that the system tells of a process or of one of its threads.
  private static func number(_ name: String, in path: String) -> Int {
    let text = (try? String(contentsOfFile: path + "/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
    return line.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
  }

  /// How often its threads have gone to sleep so far.
  private static func sleeps(_ terminal: PseudoTerminal) -> Int {
    let folder = "/proc/\(terminal.pid)/task"
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return tasks.reduce(0) { $0 + number("voluntary_ctxt_switches", in: "\(folder)/\($1)") }
  }

  private static func kilobytes(_ terminal: PseudoTerminal) -> Int {
    number("VmRSS", in: "/proc/\(terminal.pid)")
  }

  /// A read with a timeout, or a frame every so often, wakes a program hundreds of times.
  @Test(arguments: ["1", "2", "3", "4"])
  func anIdleProgramSleeps(pane: String) throws {
    let terminal = try RunningProgram.demo()
    #expect(RunningProgram.open(pane, in: terminal))
    terminal.wait(seconds: 1.5) { _ in false }
    let before = Self.sleeps(terminal)
    terminal.wait(seconds: 3) { _ in false }
    let wakes = Self.sleeps(terminal) - before
    // The minute may turn meanwhile.
    #expect(before > 0 && wakes < 15)
  }

  /// Refreshes and new sizes leave nothing behind.
  @Test func memoryStaysAsItIs() throws {
    let home = TemporaryFolder()
    let server = try LoopbackServer { _, _ in .json("[]") }
    defer { server.stop() }
    let terminal = try RunningProgram.start(
      [], home: home,
      [
        "SUPABASE_URL": server.url,
        "SUPABASE_KEY": "sb_publishable_0000000000000000000000_00000000",
      ])
    #expect(terminal.wait(seconds: 20) { _ in server.requests.count >= 2 })
    func refresh(_ count: Int) {
      for _ in 0..<count {
        terminal.send("r")
        terminal.wait(seconds: 0.02) { _ in false }
      }
    }
    refresh(50)
    let before = Self.kilobytes(terminal)
    let asked = server.requests.count
    refresh(200)
    for step in 0..<100 {
      terminal.resize(Size(width: 20 + step * 2, height: 5 + step % 60))
      terminal.wait(seconds: 0.005) { _ in false }
    }
    #expect(before > 0 && server.requests.count > asked + 50)
    #expect(Self.kilobytes(terminal) < before + 5 * 1024)
  }
}
