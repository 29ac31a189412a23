import Core
import Foundation
import Glibc
import StatsData
import TestSupport
import Testing

/// The real program on disks that refuse: a sentence, a status, and never a crash or a lost day.
@Suite(.timeLimit(.minutes(2))) struct DiskTests {
  private let home = TemporaryFolder()

  /// Three days, whatever is asked for.
  private static func server() throws -> LoopbackServer {
    let today = WallClock.system.now().milliseconds / Milliseconds.perDay
    return try LoopbackServer { request, _ in
      let dates = (today - 2...today).map { DateOnly(dayNumber: $0) }
      let bounds = request["date"]
      let found = dates.filter { date in
        bounds.allSatisfy { bound in
          let other = DateOnly(bound.suffix(10)) ?? date
          return bound.hasPrefix("gte.")
            ? date >= other : bound.hasPrefix("gt.") ? date > other : date <= other
        }
      }
      let isSummary = request.target.contains("/summaries")
      let part = isSummary ? "\"grand_total\":{\"total_seconds\":3600}" : "\"data\":[]"
      let rows = found.map {
        "{\"date\":\"\($0)\",\"updated_at\":\"\($0)T23:00:00Z\",\(part)}"
      }
      return .json("[" + rows.joined(separator: ",") + "]")
    }
  }

  private func history(_ server: LoopbackServer) -> String {
    home.path + "/.local/share/codingfit/history/127.0.0.1_\(server.port)"
  }

  private func days(_ program: BuiltProgram) throws -> Int {
    let csv = try program.run(["export", "--csv"]).answer
    return csv.split(whereSeparator: \.isNewline).count - 1
  }

  @Test(arguments: [["export", "--json"], ["export", "--csv"], ["doctor"], ["sync"]])
  func anAnswerThatCannotBeWrittenIsStatus1(words: [String]) throws {
    let server = try Self.server()
    defer { server.stop() }
    let program = BuiltProgram(home: home.path, server: server)
    _ = try program.run(["sync"])
    let run = try program.script("\"$PROGRAM\" \(words.joined(separator: " ")) >/dev/full")
    #expect(run.status == 1, "\(run.all)")
    #expect(run.remark == "codingfit: The answer was not written: No space left on device.\n")
  }

  /// A file system of its own, far too small for a history.
  @Test(.enabled(if: geteuid() == 0, "only root may mount"))
  func aFullDiskLosesNothing() throws {
    let server = try Self.server()
    defer { server.stop() }
    let program = BuiltProgram(home: home.path, server: server)
    #expect(try program.run(["sync"]).status == 0)
    let share = home.path + "/.local/share/codingfit"
    let script = """
      mount -t tmpfs -o size=64k tmpfs '\(share)' && cd / || exit 77
      mkdir -p '\(history(server))' && head -c 1000000 /dev/zero >'\(share)/ballast' 2>/dev/null
      "$PROGRAM" sync; echo "status $?"
      rm '\(share)/ballast'; "$PROGRAM" sync; echo "status $?"; "$PROGRAM" export --csv | wc -l
      """
    let run = try program.script(script, prefix: ["/usr/bin/unshare", "-m"])
    #expect(run.remark.contains("The disk is full: "), "\(run.all)")
    #expect(run.answer.contains("status 1\n") && run.answer.contains("status 0\n4\n"))
    #expect(try days(program) == 3)
  }

  @Test(arguments: ["file", "link", "readonly"])
  func anObstacleIsNamed(kind: String) throws {
    let server = try Self.server()
    defer { server.stop() }
    let program = BuiltProgram(home: home.path, server: server)
    let months = history(server) + "/months"
    home.write("x", to: "elsewhere")
    let month = DateOnly(dayNumber: WallClock.system.now().milliseconds / Milliseconds.perDay)
      .description.prefix(7)
    switch kind {
    case "file": home.write("x", to: String(months.dropFirst(home.path.count + 1)))
    case "link":
      try FileManager.default.createDirectory(atPath: months, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: months + "/\(month).json", withDestinationPath: home.path + "/elsewhere")
    default:
      guard geteuid() != 0 else { return }
      try FileManager.default.createDirectory(
        atPath: history(server), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o500])
    }
    let run = try program.run(["sync"])
    #expect(home.bytes("elsewhere") == Array("x".utf8))
    // A link in a month's place is moved away, not followed.
    guard kind != "link" else {
      let count = try days(program)
      #expect(run.status == 0 && count == 3)
      return
    }
    #expect(run.status == 1 && run.remark.contains("codingfit: "), "\(run.all)")
    #expect(run.remark.contains(home.path))
  }

  @Test(arguments: [["sync"], ["doctor"], ["collect"], ["login"], ["logout"], ["export", "--csv"]])
  func withoutAHomeThereIsASentence(words: [String]) throws {
    let run = try BuiltProgram(home: nil).run(words)
    #expect(run.all.contains("HOME is not set"), "\(run.all)")
    #expect(run.status == (words == ["collect"] ? 3 : 1))
  }

  /// The folder of another user, whom we cannot be without root.
  @Test(.enabled(if: geteuid() == 0, "only root may become another user"))
  func anotherUsersFolderIsASentence() throws {
    let server = try Self.server()
    defer { server.stop() }
    var program = BuiltProgram(home: home.path, server: server)
    #expect(try program.run(["sync"]).status == 0)
    program.environment["XDG_STATE_HOME"] = "/nonexistent"
    chmod(home.path, 0o755)
    let run = try program.run(
      ["sync"], prefix: ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
    #expect(run.status == 1 && run.remark.contains("No permission to"), "\(run.all)")
    #expect(try days(program) == 3)
  }
}
