import Core
import StatsData
import TestSupport
import Testing

@testable import App

/// `codingfit collect` as cron runs it: what it needs, what it prints, how it ends.
@Suite(.timeLimit(.minutes(5))) struct CollectCommandTests {
  private let home = TemporaryFolder()
  private let double = WakaTimeDouble(zone: "UTC")

  private func signIn(_ server: LoopbackServer) async throws {
    let folders = try DataFolders(environment: ["HOME": home.path])
    let store = FileSessionStore(
      path: folders.sessionFile, server: server.url, clock: QuietClock())
    try await store.save(
      UserSession(
        accessToken: "user-token", refreshToken: "r",
        expiry: WallClock.system.now().advanced(byMilliseconds: 3_600_000), clockOffset: 0,
        userID: "u1", email: "u1@example.com"))
  }

  private func variables(_ server: LoopbackServer, without missing: Set<String> = [])
    -> [String: String]
  {
    [
      "HOME": home.path, "SUPABASE_URL": server.url, "SUPABASE_KEY": "sb_publishable_x",
      "WAKATIME_API_KEY": WakaTimeDouble.key, "WAKATIME_API_URL": server.url + "/api/v1",
    ].filter { !missing.contains($0.key) }
  }

  /// Waits that a server asks for take no time.
  private func run(
    _ words: [String] = [], _ variables: [String: String], isTerminal: Bool = false
  ) async throws -> (status: Int32, heard: CommandTests.Heard) {
    let heard = CommandTests.Heard()
    var command = CollectCommand(
      options: try CollectOptions.parse(words[...]), output: heard.output(isTerminal: isTerminal))
    command.sleeper = CountingClock(limit: 99)
    return (await command.run(environment: variables), heard)
  }

  private func today(_ offset: Int = 0) -> String {
    let day = WallClock.system.now().milliseconds / Milliseconds.perDay
    return DateOnly(dayNumber: day + offset).description
  }

  @Test func aRunIsToldAndTheNextFindsNothing() async throws {
    double.set(today(-1), 946)
    let server = try double.server()
    defer { server.stop() }
    try await signIn(server)
    let first = try await run(["--days", "2"], variables(server))
    double.set(today(-1), 4337)
    let second = try await run(["--days", "2"], variables(server))
    let third = try await run(["--days", "2"], variables(server))
    #expect([first.status, second.status, third.status] == [0, 0, 0])
    #expect(first.heard.answered.contains("\(today(-1))  new, 15m\n"))
    #expect(second.heard.answered.hasPrefix("\(today(-1))  15m -> 1h 12m\n2 days to "))
    #expect(third.heard.answered == "2 days to \(today()) (UTC), 0 changed.\n")
    #expect(third.heard.remarked.isEmpty)
  }

  @Test(arguments: ["SUPABASE_URL", "SUPABASE_KEY", "WAKATIME_API_KEY"])
  func whatIsNotSetUpIsStatus3(missing: String) async throws {
    let server = try double.server()
    defer { server.stop() }
    let (status, heard) = try await run([], variables(server, without: [missing]))
    #expect(status == 3 && heard.remarked.contains("set "))
    #expect(server.requests.isEmpty)
  }

  @Test func nobodySignedInIsStatus3() async throws {
    let server = try double.server()
    defer { server.stop() }
    let (status, heard) = try await run([], variables(server))
    #expect(status == 3 && heard.remarked.contains("Run codingfit login."))
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [
    ("users/current", LoopbackAnswer.json("{}", status: 401), Int32(3)),
    ("rest/v1/summaries", .json(#"{"code":"PGRST205","message":"x"}"#, status: 404), 3),
    ("users/current", .json("{}", status: 429), 1),
    ("summaries?start", .json("{}", status: 202), 1),
    ("summaries?start", .json("{\"data\":[]}"), 1),
    ("POST /rest/v1/durations", .json("{}", status: 500), 1),
  ])
  func howItEnds(path: String, answer: LoopbackAnswer, status expected: Int32) async throws {
    double.fault(path, Array(repeating: answer, count: 20))
    let server = try double.server()
    defer { server.stop() }
    try await signIn(server)
    let (status, heard) = try await run(["--days", "1", "--quiet"], variables(server))
    #expect(status == expected, "\(heard.remarked)")
    #expect(heard.answered.isEmpty)
    #expect(heard.remarked.hasPrefix("codingfit: ") && heard.remarked.count { $0 == "\n" } == 1)
  }

  /// The days before the failure are written, and told.
  @Test func whatCameBeforeAFailureIsKept() async throws {
    double.set(today(), 600)
    double.fault("durations?date", [.json("{\"data\":[{\"time\":1}]}")])
    let server = try double.server()
    defer { server.stop() }
    try await signIn(server)
    let (status, heard) = try await run(["--days", "1"], variables(server))
    #expect(status == 1 && heard.answered.contains("\(today())  new, 10m\n"))
    #expect(heard.answered.hasSuffix("1 changed, then stopped.\n"))
    #expect(double.stored(.summaries).count == 1)
    let json = try await run(["--days", "1", "--json"], variables(server))
    #expect(json.status == 0 && json.heard.answered.contains("\"error\" : null") == false)
  }

  @Test(arguments: [(true, false, true), (false, false, false), (true, true, false)])
  func progressIsForTerminals(isTerminal: Bool, isQuiet: Bool, isTold: Bool) async throws {
    let server = try double.server()
    defer { server.stop() }
    try await signIn(server)
    let words = ["--days", "3"] + (isQuiet ? ["--quiet"] : [])
    let (status, heard) = try await run(words, variables(server), isTerminal: isTerminal)
    #expect(status == 0 && heard.remarked.contains("\(today()), 3 of 3") == isTold)
    #expect(heard.answered.isEmpty == isQuiet)
  }

  @Test(arguments: [
    (["--days", "0"], "--days takes a whole number from 1 to 366."),
    (["--days"], "--days takes a whole number"),
    (["--days", "367"], "--days takes a whole number from 1 to 366."),
    (["--dasy", "3"], "There is no --dasy. Did you mean --days?"),
  ])
  func aLineThatMeansNothing(words: [String], says: String) {
    let error = #expect(throws: UsageError.self) { try CollectOptions.parse(words[...]) }
    #expect(error?.message.hasPrefix(says) == true, "\(error?.message ?? "")")
  }
}
