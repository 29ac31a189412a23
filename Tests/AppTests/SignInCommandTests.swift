import Core
import StatsData
import TestSupport
import Testing

@testable import App

/// `login`, `logout` and `sync` of the real program: what is printed where, and how they end.
@Suite(.timeLimit(.minutes(2))) struct SignInCommandTests {
  private let home = TemporaryFolder()

  private static func project(schema: Int?) throws -> LoopbackServer {
    try LoopbackServer { request, _ in
      let body = String(decoding: request.body, as: UTF8.self)
      switch request.target {
      case let target where target.contains("rpc/whoami"):
        guard let schema else {
          return .json(#"{"code":"PGRST202","message":"x"}"#, status: 404)
        }
        return .json("{\"role\":\"authenticated\",\"uid\":\"u1\",\"schema_version\":\(schema)}")
      case let target where target.contains("/token"):
        return body.contains("right")
          ? .json(
            #"{"access_token":"a","refresh_token":"r","expires_in":3600,"user":{"id":"u1"}}"#)
          : .json(#"{"error":"invalid_grant","error_description":"x"}"#, status: 400)
      case let target where target.contains("/logout"): return .json("{}", status: 503)
      default: return .json("[]")
      }
    }
  }

  @Test(arguments: [(WhoAmI.current, "\n"), (0, "schema prints again"), (nil, "lacks the tables")])
  func signingIn(schema: Int?, says: String) throws {
    let server = try Self.project(schema: schema)
    defer { server.stop() }
    let program = BuiltProgram(home: home.path, server: server)
    let words = ["login", "--email", "a@example.com", "--password-stdin"]
    let wrong = try program.run(words, input: "wrong\n")
    #expect(wrong.status == 1 && wrong.answer.isEmpty)
    #expect(wrong.remark == "codingfit: The e-mail address or the password is wrong.\n")
    #expect(try program.run(words, input: "\n").status == 1)
    let right = try program.run(words, input: "right\n")
    #expect(right.status == 0 && right.answer.hasPrefix("Signed in as a@example.com.\n"))
    #expect(right.answer.contains(says) && right.remark.isEmpty)
    let out = try program.run(["logout"])
    #expect(out.status == 0 && out.answer.hasPrefix("Signed out here. The server was not told: "))
    #expect(try program.run(["logout"]).answer == "Nobody is signed in.\n")
  }

  @Test(arguments: [["login", "--email", "a@b.c", "--password-stdin"], ["logout"], ["sync"]])
  func withoutAServer(words: [String]) throws {
    let run = try BuiltProgram(home: home.path).run(words, input: "x\n")
    #expect(run.status == 1)
    #expect(run.remark == "codingfit: No server is set up: set SUPABASE_URL and SUPABASE_KEY.\n")
  }

  /// Nobody can be asked where there is no terminal.
  @Test func aPasswordNeedsATerminalOrAPipe() throws {
    let server = try Self.project(schema: nil)
    defer { server.stop() }
    let run = try BuiltProgram(home: home.path, server: server)
      .run(["login", "--email", "a@example.com"], prefix: ["/usr/bin/setsid", "-w"])
    #expect(run.status == 1 && run.remark.contains("--password-stdin"), "\(run.all)")
  }

  private static let successes: [(flags: [String], says: String)] = [
    ([], "Up to date, nothing new.\n"), (["--quiet"], ""), (["--json"], "\"revisions\" : ["),
  ]

  @Test(arguments: successes)
  func syncing(flags: [String], says: String) throws {
    let server = try Self.project(schema: nil)
    defer { server.stop() }
    let run = try BuiltProgram(home: home.path, server: server).run(["sync"] + flags)
    #expect(run.status == 0 && run.remark.isEmpty, "\(run.all)")
    #expect(says.isEmpty ? run.answer.isEmpty : run.answer.contains(says))
  }

  private static let failures: [(flags: [String], says: String)] = [
    ([], ""), (["--quiet"], ""), (["--json"], "\"kind\" : \"configuration\""),
  ]

  @Test(arguments: failures)
  func aFailedSync(flags: [String], says: String) throws {
    let server = try LoopbackServer(always: .json("{}", status: 404))
    defer { server.stop() }
    let run = try BuiltProgram(home: home.path, server: server).run(["sync"] + flags)
    #expect(run.status == 1 && run.remark.hasPrefix("codingfit: "))
    #expect(says.isEmpty ? run.answer.isEmpty : run.answer.contains(says))
  }

  private static let lines: [(words: [String], status: Int32)] = [
    (["sync", "--deeep"], 2), (["import", "/nonexistent"], 1), (["import"], 2),
    (["export", "--csv", "--out", "/"], 1), (["export"], 2), (["logout", "x"], 2),
    (["login", "--password", "x"], 2), (["collect", "--days", "0"], 2), (["doctor", "--x"], 2),
    (["export", "--csv", "--out", "/nonexistent/x"], 1), (["schema"], 0), (["collect"], 3),
  ]

  @Test(arguments: lines)
  func statuses(words: [String], status: Int32) throws {
    let run = try BuiltProgram(home: home.path).run(words)
    #expect(run.status == status, "\(run.all)")
    #expect((run.remark.isEmpty) == (status == 0))
  }
}
