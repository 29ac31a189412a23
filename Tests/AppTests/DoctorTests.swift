import Core
import Foundation
import StatsData
import TestSupport
import Testing

@testable import App

/// What `codingfit doctor` finds, and that it says what to do about all of it.
@Suite(.timeLimit(.minutes(5))) struct DoctorTests {
  private let home = TemporaryFolder()
  private static let day = WallClock.system.now().milliseconds / Milliseconds.perDay

  private func findings(_ variables: [String: String]) async throws -> [DoctorFinding] {
    let heard = CommandTests.Heard()
    let environment = ["HOME": home.path, "TERM": "xterm", "LANG": "C.UTF-8"]
    _ = await DoctorCommand(options: DoctorOptions(isJSON: true), output: heard.output())
      .run(environment: environment.merging(variables) { $1 })
    let tree = try JSONTree(parsing: Array(heard.answered.utf8))
    return (tree["findings"]?.array ?? []).map { item in
      DoctorFinding(
        DoctorFinding.Level(rawValue: item["level"]?.string ?? "") ?? .fail,
        item["topic"]?.string ?? "", item["text"]?.string ?? "", advice: item["advice"]?.string)
    }
  }

  private func findings(_ server: LoopbackServer) async throws -> [DoctorFinding] {
    try await findings(["SUPABASE_URL": server.url, "SUPABASE_KEY": "sb_publishable_x"])
  }

  private func keepSession(_ server: LoopbackServer, user: String = "u1") async throws {
    let folders = try DataFolders(environment: ["HOME": home.path])
    try await FileSessionStore(path: folders.sessionFile, server: server.url, clock: QuietClock())
      .save(
        UserSession(
          accessToken: "a", refreshToken: "r",
          expiry: WallClock.system.now().advanced(byMilliseconds: 3_600_000), clockOffset: 0,
          userID: user, email: "\(user)@example.com"))
  }

  /// A project with one row of `newest` days ago, or none.
  private static func project(
    whoami: LoopbackAnswer, newest: Int? = 0, date: String? = nil
  ) throws -> LoopbackServer {
    try LoopbackServer { request, _ in
      var answer: LoopbackAnswer
      if request.target.contains("rpc/whoami") {
        answer = whoami
      } else {
        let row = newest.map { "{\"date\":\"\(DateOnly(dayNumber: day - $0))\"}" } ?? ""
        let isFirst = !request.target.contains("date=gt.")
        answer = .json(isFirst ? "[\(row)]" : "[]")
        answer.headers.append((name: "Content-Range", value: "*/\(newest == nil ? 0 : 1)"))
      }
      if let date { answer.headers.append((name: "Date", value: date)) }
      return answer
    }
  }

  private static func who(_ user: String, _ role: String, _ schema: Int) -> LoopbackAnswer {
    .json("{\"role\":\"\(role)\",\"uid\":\(user),\"schema_version\":\(schema)}")
  }

  private static let none = LoopbackAnswer.json(#"{"code":"PGRST202","message":"x"}"#, status: 404)
  private static let current = WhoAmI.current

  @Test(arguments: [
    (who("\"u1\"", "authenticated", current), "account", "ok", "the server sees the user u1"),
    (who("\"u2\"", "authenticated", current), "account", "fail", "another user, u2"),
    (who("null", "anon", current), "account", "fail", "no user, with the role anon"),
    (who("\"u1\"", "authenticated", current - 1), "schema", "warn", "version \(current - 1)"),
    (who("\"u1\"", "authenticated", current + 1), "schema", "warn", "this codingfit knows"),
    (none, "account", "warn", "lacks the tables for settings"),
  ])
  func whoIsAsking(answer: LoopbackAnswer, topic: String, level: String, says: String) async throws
  {
    let server = try Self.project(whoami: answer)
    defer { server.stop() }
    try await keepSession(server)
    let found = try await findings(server).filter { $0.topic == topic }
    #expect(found.count == 1 && found.first?.level.rawValue == level)
    #expect(found.first?.text.contains(says) == true)
    let advice = found.first?.advice
    #expect((advice == nil) == (level == "ok"))
    #expect(level != "warn" || advice?.contains("codingfit") == true)
  }

  @Test func theKeyAloneOnAMigratedProjectIsToldToSignIn() async throws {
    let server = try Self.project(whoami: Self.who("null", "anon", Self.current), newest: nil)
    defer { server.stop() }
    let found = try await findings(server)
    #expect(found.contains { $0.topic == "account" && $0.advice == "Sign in: codingfit login" })
    #expect(found.contains { $0.topic == "summaries" && $0.text.contains("may not see") })
  }

  @Test func aSignedInUsersEmptyTablesAreNotAMystery() async throws {
    let server = try Self.project(
      whoami: Self.who("\"u1\"", "authenticated", Self.current), newest: nil)
    defer { server.stop() }
    try await keepSession(server)
    let found = try await findings(server)
    #expect(found.contains { $0.topic == "summaries" && $0.text == "no rows of yours" })
  }

  @Test(arguments: [(0, "ok"), (9, "warn")])
  func theNewestRow(daysAgo: Int, level: String) async throws {
    let server = try Self.project(whoami: Self.none, newest: daysAgo)
    defer { server.stop() }
    let found = try await findings(server).filter { $0.topic == "upstream" }
    #expect(found.map(\.level.rawValue) == [level])
  }

  @Test func aWrongClockIsTold() async throws {
    let server = try Self.project(whoami: Self.none, date: "Tue, 02 Jan 2024 10:00:00 GMT")
    defer { server.stop() }
    let found = try await findings(server).first { $0.topic == "clock" }
    #expect(found?.level == .warn && found?.text.contains("ahead of the server's") == true)
  }

  /// Whatever is wrong, the finding says what to do, and no key or password is in it.
  @Test(arguments: [
    [:], ["SUPABASE_URL": "https://abc.supabase.co"], ["SUPABASE_KEY": "sb_publishable_x"],
    ["SUPABASE_URL": "https://u:pass-word@abc.co", "SUPABASE_KEY": "sb_publishable_x"],
    ["SUPABASE_URL": "http://[::1]:5", "SUPABASE_KEY": "sb_publishable_x"],
    ["SUPABASE_URL": "http://example.com", "SUPABASE_KEY": "sb_publishable_x"],
    ["SUPABASE_URL": "http://127.0.0.1:1", "SUPABASE_KEY": "sb_publishable_x"],
    ["SUPABASE_URL": "https://abc.supabase.co", "SUPABASE_KEY": "sb_secret_pass-word"],
    ["HOME": ""], ["TERM": "dumb", "LANG": "C"], ["TERM": ""],
  ])
  func everyFindingSaysWhatToDo(variables: [String: String]) async throws {
    home.write(
      "{\"supabaseUrl\": 5, \"wakatimeApiKey\": \"pass-word\"", to: ".config/codingfit/config.json")
    home.write(
      "{}", to: ".local/share/codingfit/history/local/months/2026-01.json.bad-1")
    home.write("damaged", to: ".local/share/codingfit/history/local/months/2026-02.json")
    let found = try await findings(variables)
    let silent = found.filter { $0.level != .ok && $0.advice?.isEmpty != false }
    #expect(silent.map(\.text) == [] && found.contains { $0.level != .ok })
    #expect(!found.contains { ($0.text + ($0.advice ?? "")).contains("pass-word") })
  }

  @Test func aSessionThatOthersCanReadIsAFailure() async throws {
    let server = try Self.project(whoami: Self.none)
    defer { server.stop() }
    try await keepSession(server)
    let path = home.path + "/.local/state/codingfit/session.json"
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    let found = try await findings(server).first { $0.topic == "sign-in" }
    #expect(found?.level == .fail && found?.advice == "chmod 600 \(path)")
  }
}
