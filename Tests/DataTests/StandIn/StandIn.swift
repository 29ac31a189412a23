import Core
import Foundation
import Glibc
import StatsData
import TestSupport

/// The stand-in for a Supabase project: real PostgreSQL, faults on demand. It lies beside the
/// package, so these tests run where it does. `ExternalProjectTests` read any other project.
struct StandIn: Sendable {
  let url: String
  let key: String

  enum Layout: String, CaseIterable, Sendable {
    case wrapped
    case flattened
    /// The project's own migration, for signed-in users; a server for each suite.
    case own
    case account
    case faults
    case invoices

    var isOwn: Bool { self != .wrapped && self != .flattened }
  }

  struct Failure: Error {
    let text: String
  }

  /// The project that `SUPABASE_TEST_URL` and `SUPABASE_TEST_KEY` name.
  static let external: StandIn? = {
    let environment = ProcessInfo.processInfo.environment
    guard let url = environment["SUPABASE_TEST_URL"], let key = environment["SUPABASE_TEST_KEY"]
    else { return nil }
    return StandIn(url: url, key: key)
  }()

  private static let package = Fixtures.folder.deletingLastPathComponent()
  private static let folder = package.deletingLastPathComponent()
    .appendingPathComponent("shared/supabase")
  static let isThere = FileManager.default.isExecutableFile(
    atPath: folder.appendingPathComponent("start").path)

  /// Another project, where the environment names one.
  static func named() throws -> StandIn? {
    let environment = ProcessInfo.processInfo.environment
    guard let url = environment["SUPABASE_TEST_URL"], let key = environment["SUPABASE_TEST_KEY"]
    else { return nil }
    return StandIn(url: url, key: key)
  }

  static var hasProject: Bool { (try? named()) != nil }

  /// Each checkout has ports of its own, so that two may be tested at once; below those that the
  /// system hands out.
  private static func port(_ layout: Layout) -> Int {
    let sum = package.path.utf8.reduce(7) { ($0 * 31 + Int($1)) % 250 }
    return 20_000 + sum * 50 + (Layout.allCases.firstIndex(of: layout) ?? 0) * 10
  }

  /// Starts it afresh with the real sample rows.
  static func start(_ layout: Layout) throws -> StandIn {
    let samples = Fixtures.folder.appendingPathComponent("Samples").path
    let rows = ["--rows", "\(samples)/summaries-\(layout).json", "\(samples)/durations.json"]
    let content =
      layout.isOwn
      ? ["--layout", "none", "--migration", package.path + "/Docs/Schema.sql"]
      : ["--layout", layout.rawValue] + rows
    let text = try run("start", ["--port", "\(port(layout))", "--fresh"] + content)
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("{") }),
      let key = try JSONTree(parsing: Array(line.utf8))["publishable"]?.string
    else { throw Failure(text: text) }
    return StandIn(url: "http://127.0.0.1:\(port(layout))", key: key)
  }

  static func stop(_ layout: Layout) {
    _ = try? run("stop", ["--port", "\(port(layout))", "all"])
  }

  /// By the shell: `Process` waits for the server that the script leaves behind.
  private static func run(_ name: String, _ arguments: [String]) throws -> String {
    let output = NSTemporaryDirectory() + "codingfit-standin-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: output) }
    let words = ["bash", folder.appendingPathComponent(name).path] + arguments
    let quoted = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    let status = system(quoted.joined(separator: " ") + " >'\(output)' 2>&1 </dev/null")
    let bytes = FileManager.default.contents(atPath: output) ?? Data()
    let text = String(decoding: bytes, as: UTF8.self)
    guard status == 0 else { throw Failure(text: text) }
    return text
  }

  /// A call of the control plane.
  @discardableResult
  func lab(_ path: String, _ body: String = "", _ method: HTTPMethod = .post) async throws
    -> JSONTree
  {
    let transport = URLSessionTransport(clock: ContinuousClock())
    let request = HTTPRequest(
      method, url + "/_lab/" + path, body: method == .get ? nil : Array(body.utf8))
    let response = try await transport.send(request)
    let tree = try JSONTree(parsing: response.body)
    guard response.isSuccess, tree["error"] == nil else {
      throw Failure(text: String(decoding: response.body, as: UTF8.self))
    }
    return tree
  }

  /// An access token of the user a, b or c.
  func token(of user: String) async throws -> String {
    let auth = SupabaseAuth(
      configuration: try SupabaseConfiguration(url: url, key: key), transport: HastyTransport(),
      wallClock: .system)
    return try await auth.signIn(email: "\(user)@example.com", password: "pw-\(user)").accessToken
  }

  func client(
    key: String? = nil, tokens: (any AccessTokens)? = nil,
    clock: any Clock<Duration> = ImpatientClock(), pageSize: Int = 366,
    deadline: Duration = .seconds(20)
  ) throws -> SupabaseClient {
    SupabaseClient(
      configuration: try SupabaseConfiguration(url: url, key: key ?? self.key),
      transport: HastyTransport(deadline: deadline), clock: clock, wallClock: Self.clock,
      tokens: tokens,
      pageSize: pageSize)
  }

  /// A day after the last sample row, where the samples are from.
  static let clock = WallClock.fixed("2023-05-17T04:00:00Z", zone: "Asia/Bangkok")
}
