import Core
import Foundation

@testable import StatsData

/// Tries one fault with every call of an account and tells what came out wrong.
struct AccountFaultRun {
  let server: StandIn
  let fault: StandInFault
  let place: String
  private(set) var wrong: [String] = []

  init(_ server: StandIn, _ fault: StandInFault, _ place: String) {
    self.server = server
    self.fault = fault
    self.place = place
  }

  private var deadline: Duration { fault.kind == "hang" ? .milliseconds(500) : .seconds(20) }

  private func strike(_ path: String) async throws {
    try await clear()
    try await server.lab("faults", fault.json(place, path: path))
  }

  private func clear() async throws { try await server.lab("faults", "", .delete) }

  /// An error is one plain, short line; nil for a call that went well.
  private mutating func error(
    _ name: String, _ call: () async throws(AppError) -> Void
  ) async -> AppError? {
    do throws(AppError) {
      try await call()
      return nil
    } catch {
      let message = error.message
      let isPlain = !message.contains { "<\u{1B}".contains($0) || $0.isNewline }
      if !isPlain || message.count > 160 { wrong.append("\(name): \(message)") }
      return error
    }
  }

  private mutating func expect(_ holds: Bool, _ sentence: String) {
    if !holds { wrong.append(sentence) }
  }

  /// Signing in gives a whole session or none.
  mutating func signIn() async throws {
    for path in ["^/auth/v1/token", "^/auth/v1/(otp|verify)"] {
      let machine = AccountMachine(server)
      try await strike(path)
      let (parts, _) = try machine.process(deadline: deadline)
      let isCode = path.contains("otp")
      let failure = await error("signing in") { () async throws(AppError) in
        if isCode {
          try await parts.account.sendCode(email: "a@example.com")
          try await parts.account.signIn(email: "a@example.com", code: "123456")
        } else {
          try await parts.account.signIn(email: "a@example.com", password: "pw-a")
        }
      }
      let session = try await machine.store.load()
      expect((session == nil) == (failure != nil), "\(path): half a session")
      try await clear()
      try await machine.signIn()
      expect(try await machine.store.load()?.isEnded == false, "\(path): not signed in afterwards")
    }
  }

  /// A renewal that fails keeps the session; the next process renews it.
  mutating func renew(_ machine: AccountMachine) async throws {
    try await machine.expire()
    try await strike("^/auth/")
    let (parts, _) = try machine.process(deadline: deadline)
    _ = await error("renewing") { () async throws(AppError) in _ = try await parts.tokens.current()
    }
    expect(try await machine.store.load()?.isEnded == false, "a renewal lost the session")
    try await clear()
    let (later, _) = try machine.process()
    let token = try? await later.tokens.current()
    expect(token != nil, "the session cannot be renewed afterwards")
  }

  mutating func read(_ machine: AccountMachine) async throws {
    let truth = try await machine.settings()
    try await strike("^/rest/")
    let (parts, _) = try machine.process(deadline: deadline)
    _ = await error("whoami") { () async throws(AppError) in
      guard let answer = try await parts.account.whoami(), answer.role == "authenticated",
        answer.schema == SchemaSQL.version, answer.user == (try await machine.store.load()?.userID)
      else { throw AppError(.badAnswer, "<whoami is wrong>") }
    }
    try await strike("^/rest/")
    let (_, repository) = try machine.process(deadline: deadline)
    _ = await error("reading") { () async throws(AppError) in
      _ = try await repository.sync(.today) { _ in }
    }
    expect(try await repository.history().settings == truth, "a read changed the settings")
    try await clear()
    try await machine.sync()
    expect(try await machine.settings() == truth, "the settings differ after a read")
  }

  /// One edit of every table; each arrives once, whatever happened on its way.
  mutating func write(_ machine: AccountMachine, other: AccountMachine) async throws {
    for table in ["goal_config", "project_rates", "days_off", "preferences"] {
      let (_, repository) = try machine.process(deadline: deadline)
      let wanted = Self.edited(try await repository.history().settings, table)
      try await repository.save(wanted)
      try await strike("^/rest/v1/\(table)")
      _ = await error("writing \(table)") { () async throws(AppError) in
        _ = try await repository.sync(.today) { _ in }
      }
      expect(try await repository.history().settings == wanted, "\(table): an edit was lost here")
      try await clear()
      try await machine.sync()
      expect(try machine.outbox().entries.isEmpty, "\(table): something still waits")
      expect(try await machine.settings() == wanted, "\(table): the settings differ afterwards")
      try await other.sync()
      expect(try await other.settings() == wanted, "\(table): the server has something else")
    }
  }

  /// Whatever the server says, the session here is gone.
  mutating func signOut() async throws {
    let machine = AccountMachine(server)
    try await clear()
    try await machine.signIn()
    try await strike("^/auth/")
    let (parts, _) = try machine.process(deadline: deadline)
    _ = await error("signing out") { () async throws(AppError) in
      try await parts.account.signOut()
    }
    expect(try await machine.store.load() == nil, "signing out left the session")
    try await clear()
  }

  private static func edited(_ settings: Settings, _ table: String) -> Settings {
    var settings = settings
    let number = (settings.goals[0].dailyGoalMinutes + 7) % 1400 + 1
    switch table {
    case "goal_config":
      settings.goals[0].dailyGoalMinutes = number
      settings.goals[0].restDays = settings.goals[0].restDays == [1] ? [6, 7] : [1]
    case "project_rates":
      let rate = Rate(from: Rows.date("2026-01-01"), hourly: Decimal(number) / 100)
      settings.rates = settings.rates["β \"x\", y"] == nil ? ["β \"x\", y": [rate]] : [:]
    case "days_off":
      let range = DayRange(first: Rows.date("2026-07-01"), last: Rows.date("2026-07-03"))
      settings.daysOff = settings.daysOff.isEmpty ? [range].compactMap(\.self) : []
    default: settings.lateFromMinute = settings.lateFromMinute == 60 ? 90 : 60
    }
    return settings
  }
}
