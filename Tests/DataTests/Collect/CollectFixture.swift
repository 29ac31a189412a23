import Core
import StatsData
import TestSupport

/// A collector over the loopback double.
enum CollectFixture {
  struct Tokens: AccessTokens {
    func current() async throws(AppError) -> String? { "user-token" }
    func renewed(insteadOf stale: String) async throws(AppError) -> String { "user-token" }
  }

  static func collector(
    _ server: LoopbackServer, now: String = "2026-08-22T10:00:00Z",
    clock: any Clock<Duration> = ImpatientClock(),
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> Collector {
    let wallClock = WallClock.fixed(now, zone: "UTC")
    let transport = URLSessionTransport(clock: ContinuousClock())
    return Collector(
      source: WakaTimeClient(
        access: try WakaTimeAccess(key: WakaTimeDouble.key, url: server.url + "/api/v1"),
        transport: transport, clock: clock, wallClock: wallClock, log: log),
      tables: OwnTables(
        configuration: try SupabaseConfiguration(
          url: server.url, key: RemoteFixture.publishable),
        transport: transport, clock: clock, wallClock: wallClock, tokens: Tokens(), log: log),
      clock: wallClock)
  }
}
