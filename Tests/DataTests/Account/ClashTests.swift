import Core
import TestSupport
import Testing

@testable import StatsData

/// Two machines of one user, and answers that are lost on their way.
@Suite(.timeLimit(.minutes(5))) struct ClashTests {
  private let first: AccountFixture
  private let second: AccountFixture

  init() throws {
    first = try AccountFixture()
    second = try AccountFixture(first.server)
  }

  private func signIn() async throws {
    for machine in [first, second] {
      try await machine.signIn()
      await machine.sync()
    }
  }

  private func set(_ machine: AccountFixture, _ minutes: Int) async throws {
    try await machine.change { $0.goals[0].dailyGoalMinutes = minutes }
  }

  private func notes(_ machine: AccountFixture) async throws -> [String] {
    try await machine.repository.sync(.today) { _ in }.notes
  }

  private var stored: JSONTree? {
    first.server.rows("goal_config").first?["daily_goal_minutes"]
  }

  @Test func theLastToSendWinsAndIsTold() async throws {
    try await signIn()
    try await set(first, 100)
    try await set(second, 200)
    #expect(try await notes(first) == [])
    let told = try await notes(second)
    #expect(told.count == 1 && told[0].contains("the goals from 1970-01-01"))
    #expect(stored == .int(200))
    await first.sync()
    #expect(try await first.settings == second.settings)
  }

  /// The first machine's answer is lost; meanwhile the second changes the same. Sent blindly, the
  /// older value would come back.
  @Test func aLostAnswerDoesNotBringAnOldValueBack() async throws {
    try await signIn()
    try await set(first, 100)
    first.server.fail { $0.method == .post ? .lost : nil }
    await first.sync()
    first.server.fail(nil)
    await second.sync()
    try await set(second, 200)
    await second.sync()
    #expect(stored == .int(200))
    let told = try await notes(first)
    #expect(told.count == 1 && told[0].contains("set there counts"))
    #expect(stored == .int(200))
    #expect(try await first.settings.goals[0].dailyGoalMinutes == 200)
    #expect(try first.outbox.load().entries.isEmpty)
  }

  /// Read again before it is sent again: what has arrived is not sent twice.
  @Test func aLostAnswerIsLookedForFirst() async throws {
    try await signIn()
    try await set(first, 100)
    first.server.fail { $0.method == .post ? .lost : nil }
    await first.sync()
    #expect(try first.outbox.load().entries.map(\.isUnsure) == [true])
    first.server.fail(nil)
    let writes = first.server.writes.count
    #expect(try await notes(first) == [])
    #expect(first.server.writes.count == writes && stored == .int(100))
    #expect(try first.outbox.load().entries.isEmpty)
  }

  /// Nothing was sent, so the edit made here is the later one.
  @Test(arguments: [HTTPFailure.Kind.refused, .hostNotFound, .notConnected])
  func anEditThatWasNeverSentCounts(kind: HTTPFailure.Kind) async throws {
    try await signIn()
    try await set(first, 100)
    first.server.fail { $0.method == .post ? .failure(kind) : nil }
    await first.sync()
    #expect(try first.outbox.load().entries.map(\.isUnsure) == [false])
    first.server.fail(nil)
    try await set(second, 200)
    await second.sync()
    #expect(try await notes(first).count == 1)
    #expect(stored == .int(100))
  }

  /// postgrest#1843: a removal that the rules refuse is answered like one that touched a row.
  @Test func aRemovalThatTouchedNothingIsTold() async throws {
    try await signIn()
    try await first.change {
      $0.rates = ["atlas": [Rate(from: Rows.date("2026-01-01"), hourly: 9)]]
    }
    await first.sync()
    first.server.fail { $0.method == .delete ? .answer(.json("[]")) : nil }
    try await first.change { $0.rates = [:] }
    await first.sync()
    #expect(try first.outbox.load().problem?.message.contains("did not remove the rate") == true)
    #expect(try await first.settings.rates.count == 1)
  }

  /// "JWT issued at future" is refused before anything is done: a write is tried again.
  @Test func aTokenFromTheFutureHoldsNoWriteUp() async throws {
    try await signIn()
    try await set(first, 100)
    let early = HTTPResponse.json(
      #"{"code":"PGRST303","message":"JWT issued at future"}"#, status: 401)
    let left = Countdown(2)
    first.server.fail { $0.method == .post && left.take() ? .answer(early) : nil }
    #expect(try await notes(first) == [])
    #expect(stored == .int(100))
  }

  @Test func aNewerOutboxIsLeftAlone() async throws {
    let text = #"{"format": 2, "merged": true, "queue": []}"#
    first.folder.write(text, to: "outbox.json")
    let file = OutboxFile(path: first.folder.path + "/outbox.json")
    await #expect(throws: AppError.self) { try await file.update { $0.isMerged = false } }
    #expect(first.folder.bytes("outbox.json") == Array(text.utf8))
  }
}
