import Core
import StatsData
import Synchronization
import TestSupport
import Testing

@Suite struct SupabaseClientHeaderTests {
  @Test func aPublishableKeyIsNeverABearerToken() async throws {
    let transport = StubTransport([.json("[]")])
    _ = try await RemoteFixture.client(transport).rows(RowQuery(table: .summaries))
    let headers = try #require(transport.requests.first?.headers)
    #expect(headers["apikey"] == RemoteFixture.publishable)
    #expect(headers["Authorization"] == nil)
    #expect(headers["Accept"] == "application/json" && headers["User-Agent"] == "codingfit")
  }

  @Test func aLegacyKeyIsAlsoTheToken() async throws {
    let transport = StubTransport([.json("[]")])
    let client = try RemoteFixture.client(transport, key: RemoteFixture.anon)
    _ = try await client.rows(RowQuery(table: .summaries))
    #expect(transport.requests.first?.headers["Authorization"] == "Bearer \(RemoteFixture.anon)")
  }

  @Test(arguments: ["PGRST303", "PGRST301"])
  func anExpiredTokenIsRenewedOnce(code: String) async throws {
    let expired = HTTPResponse.json(#"{"code":"\#(code)","message":"JWT expired"}"#, status: 401)
    let transport = StubTransport([expired, .json("[]")])
    let tokens = CountingTokens()
    let client = try RemoteFixture.client(transport, key: RemoteFixture.anon, tokens: tokens)
    _ = try await client.rows(RowQuery(table: .summaries))
    #expect(transport.requests.map { $0.headers["Authorization"] } == ["Bearer t0", "Bearer t1"])
    #expect(transport.requests.allSatisfy { $0.headers["apikey"] == RemoteFixture.anon })
  }

  @Test func aTokenThatStaysExpiredEndsTheSession() async throws {
    let expired = HTTPResponse.json(#"{"code":"PGRST303","message":"JWT expired"}"#, status: 401)
    let tokens = CountingTokens()
    let client = try RemoteFixture.client(StubTransport([expired]), tokens: tokens)
    #expect(await RemoteFixture.failure(client)?.kind == .unauthorised)
    #expect(tokens.renewals == 1)
  }

  /// Falling back to the key would read an empty history.
  @Test func aSessionThatCannotBeUsedSendsNothing() async throws {
    let transport = StubTransport([.json("[]")])
    let client = try RemoteFixture.client(transport, tokens: CountingTokens(isBroken: true))
    #expect(await RemoteFixture.failure(client)?.kind == .unauthorised)
    #expect(transport.requests.isEmpty)
  }
}

private final class CountingTokens: AccessTokens {
  private let count = Mutex(0)
  private let isBroken: Bool
  var renewals: Int { count.withLock { $0 } }

  init(isBroken: Bool = false) {
    self.isBroken = isBroken
  }

  func current() async throws(AppError) -> String? {
    if isBroken { throw AppError(.unauthorised, "Sign in again.") }
    return "t\(renewals)"
  }

  func renewed(insteadOf stale: String) async throws(AppError) -> String {
    count.withLock { count in
      count += 1
      return "t\(count)"
    }
  }
}
