import Core
import Foundation
import TestSupport
import Testing

@testable import StatsData

/// The account against a real PostgreSQL, with the users a@ and b@example.com: the stand-in's, or
/// the project that `SUPABASE_TEST_URL` and `SUPABASE_TEST_KEY` name.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .enabled(if: StandIn.isThere || StandIn.hasProject, "the stand-in is not at ../shared/supabase"))
final class AccountProjectTests {
  private let folder = TemporaryFolder()
  private let url: String
  private let key: String
  private let ownsServer: Bool

  init() throws {
    ownsServer = !StandIn.hasProject
    let project = try StandIn.named() ?? StandIn.start(.account)
    (url, key) = (project.url, project.key)
  }

  deinit {
    if ownsServer { StandIn.stop(.account) }
  }

  private func machine(_ name: String) throws -> (AccountParts, CachedStatsRepository) {
    let base = folder.path + "/" + name
    let folders = DataFolders(data: base + "/d", config: base + "/c", state: base + "/s")
    let configuration = try SupabaseConfiguration(url: url, key: key)
    let parts = AccountParts(
      configuration: configuration, folders: folders,
      transport: URLSessionTransport(clock: ContinuousClock()), clock: ContinuousClock(),
      wallClock: .system)
    let client = SupabaseClient(
      configuration: configuration,
      transport: URLSessionTransport(clock: ContinuousClock()), clock: ContinuousClock(),
      wallClock: .system, tokens: parts.tokens)
    let repository = CachedStatsRepository(
      folder: parts.folder, settingsFile: SettingsFile(path: folders.settingsFile), remote: client,
      clock: .system, account: parts.sync)
    return (parts, repository)
  }

  private func save(
    _ repository: CachedStatsRepository, _ change: (inout Settings) -> Void
  ) async throws {
    var settings = try await repository.history().settings
    change(&settings)
    try await repository.save(settings)
    _ = try await repository.sync(.today) { _ in }
  }

  @Test func theKeyAloneIsRefused() async throws {
    let (_, repository) = try machine("key")
    await #expect(throws: AppError.self) { _ = try await repository.sync(.today) { _ in } }
  }

  @Test func settingsFollowTheUserAndNobodyElse() async throws {
    let (a1, first) = try machine("a1")
    let (a2, second) = try machine("a2")
    let (b, other) = try machine("b")
    try await a1.account.signIn(email: "a@example.com", password: "pw-a")
    try await a2.account.signIn(email: "a@example.com", password: "pw-a")
    try await b.account.signIn(email: "b@example.com", password: "pw-b")
    let minutes = Int.random(in: 1...1440)
    try await save(first) { settings in
      settings = AccountRowsTests.settings
      settings.goals[1].dailyGoalMinutes = minutes
    }
    _ = try await second.sync(.today) { _ in }
    _ = try await other.sync(.today) { _ in }
    let settings = try await second.history().settings
    #expect(settings == (try await first.history().settings))
    #expect(settings.goal(on: Rows.date("2026-07-01")).dailyGoalMinutes == minutes)
    #expect(settings.rates == AccountRowsTests.settings.rates)
    #expect(try await other.history().settings.rates.isEmpty)
    #expect(try await a1.account.whoami()?.schema == SchemaSQL.version)
  }

  @Test func theServersConstraintBecomesASentence() async throws {
    let (parts, repository) = try machine("a")
    try await parts.account.signIn(email: "a@example.com", password: "pw-a")
    try await save(repository) { settings in
      settings.daysOff = [DayRange(first: Rows.date("2027-01-01"), last: Rows.date("2027-12-31"))]
        .compactMap(\.self)
    }
    guard case .signedIn(_, 1, let problem) = await parts.account.state() else {
      Issue.record("nothing waits")
      return
    }
    #expect(problem?.message.contains("at most 90 days") == true)
    try await save(repository) { $0.daysOff = [] }
    #expect(
      await parts.account.state() == .signedIn(email: "a@example.com", pending: 0, problem: nil))
    try await parts.account.signOut()
    #expect(await parts.account.state() == .signedOut)
  }

  @Test func aWrongPasswordIsSaid() async throws {
    let (parts, _) = try machine("wrong")
    await #expect(
      throws: AppError(.unauthorised, "The e-mail address or the password is wrong.")
    ) { try await parts.account.signIn(email: "a@example.com", password: "no") }
  }
}
