import Core
import StatsData
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SessionTokensTests {
  /// A session with this many seconds left.
  private static func session(left seconds: Int, offset: Int = 0) -> UserSession {
    UserSession(
      accessToken: "a0", refreshToken: "r0",
      expiry: RemoteFixture.now.advanced(byMilliseconds: seconds * 1000 + offset),
      clockOffset: offset, userID: "u", email: "e")
  }

  private static func granted(_ number: Int) -> HTTPResponse {
    .json(
      #"{"access_token":"a\#(number)","refresh_token":"r\#(number)","expires_in":3600}"#)
  }

  private static func refused(_ code: String, _ status: Int = 400) -> HTTPResponse {
    .json(#"{"code":\#(status),"error_code":"\#(code)","msg":"x"}"#, status: status)
  }

  private func tokens(
    _ transport: any HTTPTransport, _ store: MemorySessionStore,
    now: @escaping @Sendable () -> Instant = { RemoteFixture.now }
  ) throws -> SessionTokens {
    let wallClock = WallClock(systemZone: "UTC", now: now)
    let auth = SupabaseAuth(
      configuration: try SupabaseConfiguration(
        url: "https://abc.supabase.co", key: RemoteFixture.publishable),
      transport: transport, wallClock: wallClock)
    return SessionTokens(auth: auth, store: store, wallClock: wallClock, clock: ImpatientClock())
  }

  @Test(arguments: [(3600, "a0", 0), (91, "a0", 0), (89, "a1", 1), (-5, "a1", 1)])
  func aTokenIsRenewedShortlyBeforeItsEnd(left: Int, token: String, calls: Int) async throws {
    let transport = StubTransport([Self.granted(1)])
    let store = MemorySessionStore(Self.session(left: left))
    #expect(try await tokens(transport, store).current() == token)
    #expect(transport.requests.count == calls)
    #expect(store.session?.accessToken == token)
  }

  /// LangAlpha#387: a clock that is an hour ahead renewed on every call.
  @Test(arguments: [-3_660_000, 3_660_000])
  func aWrongLocalClockDoesNotRenew(offset: Int) async throws {
    let transport = StubTransport([Self.granted(1)])
    let store = MemorySessionStore(Self.session(left: 3000, offset: offset))
    #expect(try await tokens(transport, store).current() == "a0")
    #expect(transport.requests.isEmpty)
  }

  @Test func manyRefusalsAtOnceRenewOnce() async throws {
    let transport = StubTransport { _, index in Self.granted(index + 1) }
    let tokens = try tokens(transport, MemorySessionStore(Self.session(left: 3600)))
    let renewed = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<10 { group.addTask { try? await tokens.renewed(insteadOf: "a0") } }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(renewed == ["a1"])
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: [
    "refresh_token_already_used", "refresh_token_not_found", "session_not_found", "session_expired",
  ])
  func aRefusedRenewalSignsOut(code: String) async throws {
    let transport = StubTransport([Self.refused(code)])
    let store = MemorySessionStore(Self.session(left: -1))
    let tokens = try tokens(transport, store)
    await #expect(throws: AppError(.unauthorised, "The session has ended. Sign in again.")) {
      _ = try await tokens.current()
    }
    #expect(store.session?.isEnded == true && store.session?.userID == "u")
    await #expect(throws: AppError.self) { _ = try await tokens.current() }
    #expect(transport.requests.count == 1)
  }

  /// supabase/supabase-swift#596: whatever the network does, the session stays.
  @Test(arguments: HTTPFailure.Kind.allCases)
  func aFaultOfTheNetworkKeepsTheSession(kind: HTTPFailure.Kind) async throws {
    let transport = StubTransport { _, _ throws(HTTPFailure) in throw HTTPFailure(kind) }
    let store = MemorySessionStore(Self.session(left: -1))
    let tokens = try tokens(transport, store)
    await #expect(throws: AppError.self) { _ = try await tokens.current() }
    #expect(store.session?.refreshToken == "r0")
  }

  @Test(arguments: [429, 500, 503, 409, 540, 401, 404])
  func aFaultOfTheServerKeepsTheSession(status: Int) async throws {
    let transport = StubTransport([HTTPResponse(status: status)])
    let store = MemorySessionStore(Self.session(left: 30))
    #expect(try await tokens(transport, store).current() == "a0")
    #expect(store.session?.refreshToken == "r0")
  }

  @Test func aLostAnswerIsAskedForOnceMore() async throws {
    let transport = StubTransport { _, index throws(HTTPFailure) in
      if index == 0 { throw HTTPFailure(.connectionLost) }
      return Self.granted(1)
    }
    let store = MemorySessionStore(Self.session(left: -1))
    #expect(try await tokens(transport, store).current() == "a1")
  }

  /// supabase-js#2145: tens of thousands of calls an hour; supabase/auth-js#1036: retries for ever.
  @Test func failedRenewalsAreAMinuteApart() async throws {
    let minute = Mutex(0)
    let transport = StubTransport([Self.refused("x", 500)])
    let store = MemorySessionStore(Self.session(left: -1))
    let tokens = try tokens(transport, store) {
      RemoteFixture.now.advanced(byMilliseconds: minute.withLock { $0 } * 10_000)
    }
    for _ in 0..<60 {
      _ = try? await tokens.current()
      minute.withLock { $0 += 1 }
    }
    #expect(transport.requests.count == 10)
  }

  @Test func aSessionRenewedElsewhereIsTakenOver() async throws {
    let transport = StubTransport([Self.granted(9)])
    let store = MemorySessionStore(Self.session(left: 3600))
    let tokens = try tokens(transport, store)
    #expect(try await tokens.renewed(insteadOf: "older") == "a0")
    #expect(transport.requests.isEmpty)
  }

  @Test func signedOutMeansSignedOut() async throws {
    let transport = StubTransport([Self.granted(1)])
    let tokens = try tokens(transport, MemorySessionStore(nil))
    #expect(try await tokens.current() == nil)
    #expect(transport.requests.isEmpty)
  }

  /// supabase-flutter#396: a counter for life made the eleventh renewal fail.
  @Test func fiftyRenewalsInOneRun() async throws {
    let transport = StubTransport { _, index in Self.granted(index + 1) }
    let tokens = try tokens(transport, MemorySessionStore(Self.session(left: 3600)))
    var token = "a0"
    for _ in 0..<50 { token = try await tokens.renewed(insteadOf: token) }
    #expect(token == "a50")
  }

  /// auth-js#203: renewals that overlap end the session.
  @Test func tenExpiredReadsRenewOnce() async throws {
    let server = try LoopbackServer { request, _ in
      if request.target.contains("/token") {
        return .json(
          #"{"access_token":"a1","refresh_token":"r1","expires_in":3600}"#
        ).with(.delay(milliseconds: 50))
      }
      return request.headers["authorization"] == "Bearer a1"
        ? .json("[]") : .json(#"{"code":"PGRST303","message":"JWT expired"}"#, status: 401)
    }
    defer { server.stop() }
    let transport = URLSessionTransport(clock: ContinuousClock())
    let auth = SupabaseAuth(
      configuration: try SupabaseConfiguration(url: server.url, key: RemoteFixture.publishable),
      transport: transport, wallClock: WallClock(systemZone: "UTC") { RemoteFixture.now })
    let tokens = SessionTokens(
      auth: auth, store: MemorySessionStore(Self.session(left: 3600)),
      wallClock: WallClock(systemZone: "UTC") { RemoteFixture.now }, clock: ContinuousClock())
    let client = try RemoteFixture.client(
      transport, url: server.url, clock: ContinuousClock(), tokens: tokens)
    let failures = await withTaskGroup(of: AppError?.self) { group in
      for _ in 0..<10 { group.addTask { await RemoteFixture.failure(client) } }
      return await group.reduce(into: 0) { $0 += $1 == nil ? 0 : 1 }
    }
    #expect(failures == 0)
    #expect(server.requests.count { $0.target.contains("/token") } == 1)
  }

  /// supabase/supabase-swift#707: a renewal that was cut off with its view removed the session.
  @Test func aCancelledCallerDoesNotLoseTheNewTokens() async throws {
    let server = try LoopbackServer(
      always: .json(
        #"{"access_token":"a1","refresh_token":"r1","expires_in":3600}"#
      ).with(.delay(milliseconds: 100)))
    defer { server.stop() }
    let wallClock = WallClock(systemZone: "UTC") { RemoteFixture.now }
    let store = MemorySessionStore(Self.session(left: -1))
    let tokens = SessionTokens(
      auth: SupabaseAuth(
        configuration: try SupabaseConfiguration(url: server.url, key: RemoteFixture.publishable),
        transport: URLSessionTransport(clock: ContinuousClock()), wallClock: wallClock),
      store: store, wallClock: wallClock, clock: ContinuousClock())
    let caller = Task { try await tokens.current() }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    caller.cancel()
    _ = try? await caller.value
    #expect(store.session?.refreshToken == "r1")
  }
}
