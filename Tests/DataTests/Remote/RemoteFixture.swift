import Core
import Foundation
import StatsData
import TestSupport

/// What the tests of the client share: keys, a fixed time, and clients over a stub or a server.
enum RemoteFixture {
  static let publishable = "sb_publishable_abc123"
  static let anon = token(#"{"role":"anon","exp":4102444800}"#)
  static let now = Instant(milliseconds: 1_796_081_424_000)

  /// An unsigned token with these claims.
  static func token(_ claims: String) -> String {
    let payload = Data(claims.utf8).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    return "eyJhbGciOiJIUzI1NiJ9.\(payload).c2ln"
  }

  static func client(
    _ transport: any HTTPTransport, url: String = "https://abc.supabase.co",
    key: String = publishable, clock: any Clock<Duration> = ImpatientClock(),
    tokens: (any AccessTokens)? = nil, pageSize: Int = 366
  ) throws -> SupabaseClient {
    SupabaseClient(
      configuration: try SupabaseConfiguration(url: url, key: key), transport: transport,
      clock: clock, wallClock: WallClock(systemZone: "UTC") { now }, tokens: tokens,
      pageSize: pageSize)
  }

  /// The error that a read of `summaries` ends with.
  static func failure(_ client: SupabaseClient) async -> AppError? {
    do throws(AppError) {
      _ = try await client.rows(RowQuery(table: .summaries))
      return nil
    } catch {
      return error
    }
  }
}
