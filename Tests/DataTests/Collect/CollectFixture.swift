import Core
import StatsData
import TestSupport

/// A collector over the loopback double.
enum CollectFixture {
  struct Tokens: AccessTokens {
    var token = "user-token"
    func current() async throws(AppError) -> String? { token }
    func renewed(insteadOf stale: String) async throws(AppError) -> String { token }
  }

  /// The double serves as both ends unless a stand-in has the tables.
  static func collector(
    _ server: LoopbackServer, now: String = "2026-08-22T10:00:00Z",
    clock: any Clock<Duration> = ImpatientClock(), tables: StandIn? = nil,
    token: String = "user-token", log: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> Collector {
    let wallClock = WallClock.fixed(now, zone: "UTC")
    let transport = URLSessionTransport(clock: ContinuousClock())
    let configuration = try SupabaseConfiguration(
      url: tables?.url ?? server.url, key: tables?.key ?? RemoteFixture.publishable)
    return Collector(
      source: WakaTimeClient(
        access: try WakaTimeAccess(key: WakaTimeDouble.key, url: server.url + "/api/v1"),
        transport: transport, clock: clock, wallClock: wallClock, log: log),
      tables: OwnTables(
        configuration: configuration, transport: transport, clock: clock, wallClock: wallClock,
        tokens: Tokens(token: token), log: log),
      clock: wallClock)
  }
}
