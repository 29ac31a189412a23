import Core
import Foundation
import StatsData

/// A real PostgreSQL behind a stand-in for Supabase, for the tests that need one: named by
/// `SUPABASE_TEST_URL` and `SUPABASE_TEST_KEY`, with the users a@ and b@example.com.
enum StandIn {
  static var url: String? { ProcessInfo.processInfo.environment["SUPABASE_TEST_URL"] }
  static var key: String? { ProcessInfo.processInfo.environment["SUPABASE_TEST_KEY"] }
  static var isThere: Bool { url != nil && key != nil }

  /// Everything of a user's machine that talks to the project.
  static func parts(_ folders: DataFolders) throws -> AccountParts {
    AccountParts(
      configuration: try SupabaseConfiguration(url: url ?? "", key: key ?? ""), folders: folders,
      transport: URLSessionTransport(clock: ContinuousClock()), clock: ContinuousClock(),
      wallClock: .system)
  }
}
