import Core
import TestSupport
import Testing

@testable import StatsData

@Suite(.timeLimit(.minutes(5))) struct AccountSyncTests {
  private func daily(_ settings: Settings) -> Int { settings.goals[0].dailyGoalMinutes }

  @Test func theKeyAloneNeverWrites() async throws {
    let machine = try AccountFixture()
    try await machine.change { $0.weekStart = 1 }
    await machine.sync()
    #expect(machine.server.requests.isEmpty)
    #expect(try await machine.settings.weekStart == 1)
  }

  @Test func theFirstTimeWhatIsHereGoesThere() async throws {
    let machine = try AccountFixture()
    try await machine.change { $0.goals[0].dailyGoalMinutes = 300 }
    try await machine.signIn()
    await machine.sync()
    #expect(machine.server.rows("goal_config").first?["daily_goal_minutes"] == .int(300))
    #expect(try machine.outbox.load().entries.isEmpty)
    #expect(daily(try await machine.settings) == 300)
  }

  @Test func theFirstTimeTheServersWordCounts() async throws {
    let machine = try AccountFixture()
    machine.server.put("goal_config", #"{"valid_from":"2026-01-01","daily_goal_minutes":60}"#)
    machine.server.put("preferences", #"{"week_start":7,"currency":null}"#)
    try await machine.change {
      $0.weekStart = 1
      $0.invoice.currency = "USD"
      $0.rates = ["atlas": [Rate(from: Rows.date("2026-01-01"), hourly: 9)]]
    }
    try await machine.signIn()
    await machine.sync()
    let settings = try await machine.settings
    #expect(daily(settings) == 60 && settings.weekStart == 7 && settings.invoice.currency == "USD")
    #expect(machine.server.rows("project_rates").count == 1 && settings.rates.count == 1)
  }

  /// Seller, clients and taxes go to the account and come to the other machine, which keeps its
  /// own folder and look.
  @Test func invoiceBlocksFollowAndNothingIsLost() async throws {
    let first = try AccountFixture()
    let second = try AccountFixture(first.server)
    try await first.change {
      $0.invoice.details = InvoiceSample.details
      $0.look.ringsBell = true
    }
    try await second.change { $0.invoice.details.folder = "~/bills" }
    for machine in [first, second, first] {
      try await machine.signIn()
      await machine.sync()
    }
    #expect(try await first.settings.invoice.details == InvoiceSample.details)
    #expect(try await first.settings.look.ringsBell)
    var wanted = InvoiceSample.details
    wanted.folder = "~/bills"
    #expect(try await second.settings.invoice.details == wanted)
    try await second.change { $0.invoice.details.taxRate = 20 }
    for machine in [second, first] { await machine.sync() }
    #expect(try await first.settings.invoice.details.taxRate == 20)
  }

  /// Another person at this machine does not bill in the first one's name.
  @Test func anotherUsersInvoiceBlocksAreNotTaken() async throws {
    let machine = try AccountFixture()
    try await machine.change { $0.invoice.details = InvoiceSample.details }
    try await machine.signIn("u1")
    await machine.sync()
    machine.server.clear("preferences")
    machine.server.clear("goal_config")
    try await machine.signIn("u2")
    await machine.sync()
    #expect(try await machine.settings.invoice.details == InvoiceDetails())
  }

  @Test func oneFieldIsWrittenAtATime() async throws {
    let machine = try AccountFixture()
    try await machine.signIn()
    await machine.sync()
    let before = machine.server.writes.count
    try await machine.change { $0.goals[0].weeklyGoalMinutes = 600 }
    await machine.sync()
    let write = try #require(machine.server.writes.dropFirst(before).first)
    #expect(write.url.hasSuffix("/goal_config?on_conflict=user_id,valid_from"))
    #expect(
      write.body.map { String(decoding: $0, as: UTF8.self) }
        == #"{"valid_from":"1970-01-01","weekly_goal_minutes":600}"#)
    #expect(write.headers["Prefer"] == "resolution=merge-duplicates,return=representation")
    #expect(machine.server.writes.count == before + 1)
  }

  @Test func twoMachinesWhichChangeDifferentFieldsAgree() async throws {
    let first = try AccountFixture()
    let second = try AccountFixture(first.server)
    for machine in [first, second] {
      try await machine.signIn()
      await machine.sync()
    }
    try await first.change { $0.goals[0].dailyGoalMinutes = 100 }
    try await second.change { $0.goals[0].weeklyGoalMinutes = 700 }
    for machine in [first, second, first] { await machine.sync() }
    #expect(try await first.settings == second.settings)
    #expect(daily(try await second.settings) == 100)
    #expect(try await first.settings.goals[0].weeklyGoalMinutes == 700)
  }

  @Test func editsWaitWhileOffline() async throws {
    let machine = try AccountFixture()
    try await machine.signIn()
    await machine.sync()
    machine.server.fail { _ in .failure(.notConnected) }
    try await machine.change { $0.weekStart = 7 }
    await machine.sync()
    guard case .signedIn(_, let pending, let problem) = await machine.parts.account.state() else {
      Issue.record("signed out")
      return
    }
    #expect(pending == 1 && problem?.kind == .offline)
    #expect(try await machine.settings.weekStart == 7)
    machine.server.fail(nil)
    await machine.sync()
    #expect(machine.server.rows("preferences").first?["week_start"] == .int(7))
    #expect(
      await machine.parts.account.state()
        == .signedIn(email: "u1@example.com", pending: 0, problem: nil))
  }

  /// Killed after the journal, before the settings: the next start sends and shows the change.
  @Test func aCrashBetweenJournalAndSettingsLosesNothing() async throws {
    let machine = try AccountFixture()
    try await machine.signIn()
    await machine.sync()
    var newer = try await machine.settings
    newer.weekStart = 7
    try await machine.parts.sync.note(from: machine.settings, to: newer)
    let restarted = try AccountFixture(machine.server, folder: machine.folder)
    await restarted.sync()
    #expect(try await restarted.settings.weekStart == 7)
    #expect(machine.server.rows("preferences").first?["week_start"] == .int(7))
  }

  @Test func aLostAnswerIsSentAgain() async throws {
    let machine = try AccountFixture()
    try await machine.signIn()
    await machine.sync()
    machine.server.fail { $0.method == .post ? .lost : nil }
    try await machine.change { $0.weekStart = 7 }
    await machine.sync()
    #expect(try machine.outbox.load().entries.count == 1)
    machine.server.fail(nil)
    await machine.sync()
    #expect(try machine.outbox.load().entries.isEmpty)
    #expect(machine.server.rows("preferences").count == 1)
  }

  /// waves#892: five writes were called saved although none was.
  @Test func aWriteThatTouchesNoRowIsNoSuccess() async throws {
    let machine = try AccountFixture()
    try await machine.signIn()
    await machine.sync()
    machine.server.fail { $0.method == .post ? .answer(.json("[]", status: 201)) : nil }
    try await machine.change { $0.weekStart = 7 }
    await machine.sync()
    let outbox = try machine.outbox.load()
    #expect(outbox.entries.count == 1 && outbox.problem?.message.contains("did not keep") == true)
  }

  @Test func aRefusedValueHoldsNothingUp() async throws {
    let machine = try AccountFixture()
    try await machine.signIn()
    await machine.sync()
    let refusal = HTTPResponse.json(
      #"{"code":"23514","message":"violates check constraint \"days_off_length\""}"#, status: 400)
    machine.server.fail { $0.url.contains("days_off?on") ? .answer(refusal) : nil }
    try await machine.change {
      $0.daysOff = [DayRange(first: Rows.date("2026-01-01"), last: Rows.date("2026-12-01"))]
        .compactMap(\.self)
      $0.weekStart = 7
    }
    await machine.sync()
    let outbox = try machine.outbox.load()
    #expect(machine.server.rows("preferences").first?["week_start"] == .int(7))
    #expect(outbox.entries.map(\.change.table) == [.daysOff])
    #expect(outbox.problem?.message.contains("at most 90 days") == true)
    #expect(try await machine.settings.daysOff.count == 1)
  }

  @Test func hiddenRowsChangeNothing() async throws {
    let machine = try AccountFixture()
    try await machine.signIn()
    try await machine.change { $0.goals[0].dailyGoalMinutes = 300 }
    await machine.sync()
    for table in ["goal_config", "project_rates", "preferences"] { machine.server.clear(table) }
    await machine.sync()
    #expect(daily(try await machine.settings) == 300)
    #expect(try machine.outbox.load().problem?.kind == .suspiciouslyEmpty)
  }

  @Test func anEndedSessionAsksNothing() async throws {
    let machine = try AccountFixture()
    try await machine.signIn()
    await machine.sync()
    let session = try #require(try await machine.store.load())
    try await machine.store.save(session.ended)
    let before = machine.server.requests.count
    try await machine.change { $0.weekStart = 7 }
    await machine.sync()
    #expect(machine.server.requests.count == before)
    #expect(await machine.parts.account.state() == .ended(email: "u1@example.com"))
    #expect(try machine.outbox.load().entries.count == 1)
  }

  @Test func anotherUserGetsNeitherDaysNorRates() async throws {
    let machine = try AccountFixture()
    try await machine.signIn("u1")
    try await machine.change {
      $0.rates = ["atlas": [Rate(from: Rows.date("2026-01-01"), hourly: 9)]]
    }
    await machine.sync()
    let folder = machine.parts.folder
    for table in ["goal_config", "project_rates", "preferences"] { machine.server.clear(table) }
    try await machine.signIn("u2")
    await machine.sync()
    #expect(machine.parts.folder != folder)
    #expect(machine.server.rows("project_rates").isEmpty)
    #expect(try await machine.settings.rates.isEmpty)
  }

  /// supabase-js#2501: signing out threw without a network, and the token stayed.
  @Test func signingOutWorksOffline() async throws {
    let machine = try AccountFixture()
    try await machine.signIn()
    machine.server.fail { _ in .failure(.refused) }
    let folder = machine.parts.folder
    await #expect(throws: AppError.self) { try await machine.parts.account.signOut() }
    #expect(try await machine.store.load() == nil)
    #expect(await machine.parts.account.state() == .signedOut)
    #expect(machine.parts.folder == folder)
  }
}
