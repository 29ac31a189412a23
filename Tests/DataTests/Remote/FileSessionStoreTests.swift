import Core
import Foundation
import StatsData
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct FileSessionStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("codingfit-session-\(UUID().uuidString)").path

  private func store() -> FileSessionStore {
    FileSessionStore(
      path: folder + "/deep/session.json", server: "https://abc.supabase.co",
      clock: ContinuousClock())
  }

  private static let session = UserSession(
    accessToken: "a0", refreshToken: "r0", expiry: RemoteFixture.now, clockOffset: 0, userID: "u",
    email: "e")

  @Test func keepsTheSessionForThisUserAlone() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try await store().load() == nil)
    try await store().save(Self.session)
    #expect(try await store().load() == Self.session)
    let path = folder + "/deep/session.json"
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try await store().save(nil)
    #expect(try await store().load() == nil)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!text.contains("a0") && !text.contains("r0") && store().lastUser == "u")
  }

  @Test func anotherServersSessionIsNone() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await store().save(Self.session)
    let other = FileSessionStore(
      path: folder + "/deep/session.json", server: "https://other.supabase.co",
      clock: ContinuousClock())
    #expect(try await other.load() == nil)
    #expect(other.lastUser == nil)
  }

  @Test(arguments: ["", "{", "[]", #"{"access_token":1}"#])
  func aDamagedFileMeansSignedOut(text: String) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await store().save(nil)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/deep/session.json"))
    #expect(try await store().load() == nil)
  }

  /// Two programs on one file: one rotation, and both go on.
  @Test func twoStoresRenewOnce() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await store().save(Self.session)
    let server = try LoopbackServer { _, index in
      LoopbackAnswer.json(
        #"{"access_token":"a\#(index + 1)","refresh_token":"r\#(index + 1)","expires_in":3600}"#
      ).with(.delay(milliseconds: 150))
    }
    defer { server.stop() }
    let wallClock = WallClock(systemZone: "UTC") { RemoteFixture.now }
    let configuration = try SupabaseConfiguration(url: server.url, key: RemoteFixture.publishable)
    let programs = (0..<2).map { _ in
      SessionTokens(
        auth: SupabaseAuth(
          configuration: configuration, transport: URLSessionTransport(clock: ContinuousClock()),
          wallClock: wallClock),
        store: store(), wallClock: wallClock, clock: ContinuousClock())
    }
    let tokens = await withTaskGroup(of: String?.self) { group in
      for program in programs { group.addTask { try? await program.current() } }
      return await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(tokens == ["a1", "a1"])
    #expect(server.requests.count == 1)
  }
}
