import Core
import Terminal
import TestSupport
import Testing

/// A pane of the real program shows what another process has brought.
@Suite struct TwoProcessesTests {
  private let home = TemporaryFolder()

  private func importToday(_ project: String) throws {
    let today = WallClock.system.now().milliseconds / Milliseconds.perDay
    let time = "\"total_seconds\":1.0"
    let text = """
      {"days":[{"date":"\(DateOnly(dayNumber: today))","grand_total":{\(time)},
      "projects":[{"name":"\(project)","grand_total":{\(time)}}]}]}
      """
    home.write(text, to: "\(project).json")
    let run = try BuiltProgram(home: home.path).run(["import", home.path + "/\(project).json"])
    #expect(run.status == 0, "\(run.all)")
  }

  @Test func aPaneShowsWhatAnotherProcessImports() throws {
    try importToday("atlas")
    let program = try #require(BuiltProgram.path, "build the product codingfit first")
    let environment = [
      "NO_MOTION": "1", "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC",
      "HOME": home.path, "SWIFT_BACKTRACE": "enable=no",
    ]
    let terminal = try PseudoTerminal(
      program, [], environment: environment, size: Size(width: 100, height: 30))
    #expect(terminal.waitForText("STREAK", seconds: 20))
    terminal.send("3")
    #expect(terminal.waitForText("atlas"))
    try importToday("beacon")
    // The focus comes back; a minute later it would have been seen as well.
    terminal.send("\u{1B}[I")
    #expect(terminal.waitForText("beacon", seconds: 20))
    terminal.send("q")
    #expect(terminal.waitForExit() == 0 && terminal.isRestored)
  }
}
