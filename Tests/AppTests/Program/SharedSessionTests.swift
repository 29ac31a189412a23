import Core
import Glibc
import StatsData
import Synchronization
import TestSupport
import Testing

/// Two processes of the real program share one session.
@Suite(.timeLimit(.minutes(2))) struct SharedSessionTests {
  private let home = TemporaryFolder()

  /// A project whose tables are empty and whose tokens have run out; a refresh token that comes a
  /// second time ends the session, as Supabase Auth has it.
  /// `hangs`: the first renewal is never answered.
  private static func project(hangs: Bool = false) throws -> LoopbackServer {
    try LoopbackServer(script(hangs: hangs))
  }

  private static func script(hangs: Bool = false) -> LoopbackServer.Script {
    let used = UsedTokens()
    return { request, _ in
      if request.target.contains("/token") {
        let text = String(decoding: request.body, as: UTF8.self)
        guard used.insert(text) else {
          return .json(
            #"{"code":400,"error_code":"refresh_token_already_used","msg":"x"}"#, status: 400)
        }
        return .json(
          #"{"access_token":"a1","refresh_token":"r1","expires_in":3600,"user":{"id":"u1"}}"#
        ).with(hangs ? .hang : .delay(milliseconds: 700))
      }
      guard request.headers["authorization"] == "Bearer a1" else {
        return .json(#"{"code":"PGRST303","message":"JWT expired"}"#, status: 401)
      }
      if request.method != "GET" {
        return .json("[" + String(decoding: request.body, as: UTF8.self) + "]", status: 201)
      }
      return .json(
        request.target.contains("/goal_config") && !request.target.contains("offset")
          ? #"[{"valid_from":"1970-01-01"}]"# : "[]")
    }
  }

  private final class UsedTokens: Sendable {
    private let texts = Mutex<Set<String>>([])

    /// Whether it is the first time.
    func insert(_ text: String) -> Bool { texts.withLock { $0.insert(text).inserted } }
  }

  private func keepSession(_ server: LoopbackServer, left milliseconds: Int) async throws {
    let store = FileSessionStore(
      path: home.path + "/.local/state/codingfit/session.json", server: server.url,
      clock: QuietClock())
    try await store.save(
      UserSession(
        accessToken: "a0", refreshToken: "r0",
        expiry: WallClock.system.now().advanced(byMilliseconds: milliseconds), clockOffset: 0,
        userID: "u1", email: "u1@example.com"))
  }

  private var session: UserSession? {
    home.bytes(".local/state/codingfit/session.json").flatMap { UserSession(json: $0) }
  }

  /// supabase/auth-js#213: two at once, with a token that both know to be over, and with one that
  /// only the server does.
  @Test(arguments: [-5000, 3_600_000])
  func aTokenThatIsOverIsRenewedOnceByTwoProcesses(left: Int) async throws {
    let server = try Self.project()
    defer { server.stop() }
    try await keepSession(server, left: left)
    let program = BuiltProgram(home: home.path, server: server)
    let runs = [try program.start(["sync"]), try program.start(["sync"])].map { $0.wait() }
    #expect(runs.map(\.status) == [0, 0], "\(runs.map(\.all))")
    #expect(server.requests.count { $0.target.contains("/token") } == 1)
    #expect(session?.refreshToken == "r1" && session?.accessToken == "a1")
  }

  /// Killed while the answer is on its way: the session stays as it was, and the lock is free.
  @Test func aRenewalThatIsKilledLeavesTheSession() async throws {
    let server = try Self.project(hangs: true)
    defer { server.stop() }
    try await keepSession(server, left: -5000)
    let run = try BuiltProgram(home: home.path, server: server).start(["sync"])
    while !server.requests.contains(where: { $0.target.contains("/token") }) {
      try await Task.sleep(for: .milliseconds(5))
    }
    // Started from a thread of dispatch's, the program would not hear another signal.
    kill(run.process.processIdentifier, SIGKILL)
    #expect(run.wait().status == -SIGKILL)
    #expect(session?.refreshToken == "r0")
    let again = try BuiltProgram(home: home.path, server: server).run(["sync"])
    #expect(again.remark.contains("The session has ended"), "the lock was not free")
  }

  /// supabase/auth-js#141 and supabase/supabase-flutter#716: a start without a network, long after
  /// the token has run out, signed the user out.
  @Test func aStartWithoutANetworkKeepsTheSession() async throws {
    let isOnline = Mutex(false)
    let answer = Self.script()
    let server = try LoopbackServer { request, number in
      isOnline.withLock { $0 } ? answer(request, number) : .json("").with(.reset)
    }
    defer { server.stop() }
    try await keepSession(server, left: -7_200_000)
    let program = BuiltProgram(home: home.path, server: server)
    let offline = try program.run(["sync"])
    #expect(offline.status == 1 && session?.refreshToken == "r0", "\(offline.all)")
    isOnline.withLock { $0 = true }
    let online = try program.run(["sync"])
    #expect(online.status == 0 && session?.refreshToken == "r1", "\(online.all)")
  }
}
