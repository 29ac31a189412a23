import Core
import TestSupport
import Testing

@testable import StatsData

/// Every fault of the stand-in at every call that has an account behind it: whatever happens, no
/// edit is lost, no session either, and the next round leaves what a clean one would.
@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(if: StandIn.isThere, "the stand-in is not at ../shared/supabase"))
struct AccountFaultTests {
  @Test func everyFaultAtEveryCall() async throws {
    let server = try StandIn.start(.faults)
    defer { StandIn.stop(.faults) }
    let machine = AccountMachine(server)
    let other = AccountMachine(server)
    for machine in [machine, other] {
      try await machine.signIn()
      try await machine.sync()
    }
    for fault in StandInFault.all {
      for place in [#""times":1"#, #""times":-1"#] {
        var run = AccountFaultRun(server, fault, place)
        try await run.signIn()
        try await run.renew(machine)
        try await run.read(machine)
        try await run.write(machine, other: other)
        try await run.signOut()
        #expect(run.wrong == [], "\(fault.kind) \(fault.more) \(place)")
      }
    }
  }

  /// supabase/auth#1318: the answer to a renewal was lost, and a minute later the user was out.
  @Test func aRenewalWhoseAnswersAreLostIsMadeUpForLater() async throws {
    let server = try StandIn.start(.faults)
    defer { StandIn.stop(.faults) }
    let machine = AccountMachine(server)
    try await machine.signIn()
    try await machine.expire()
    try await server.lab(
      "faults", #"[{"path":"^/auth/v1/token","kind":"after_reset","times":2}]"#)
    let (parts, _) = try machine.process()
    await #expect(throws: AppError.self) { _ = try await parts.tokens.current() }
    try await server.lab("config", #"{"clock_offset":60}"#)
    #expect(try await machine.process().0.tokens.current() != nil)
  }

  /// supabase/supabase-swift#802: the session was ended elsewhere, and the app believed in it. And
  /// supabase/supabase-swift#486: servers that complain in the older shape.
  @Test func aSessionThatWasEndedElsewhereIsSaid() async throws {
    let server = try StandIn.start(.faults)
    defer { StandIn.stop(.faults) }
    let machine = AccountMachine(server)
    try await machine.signIn()
    try await machine.sync()
    let before = try await machine.settings()
    try await server.lab("sql", "delete from auth.sessions")
    try await server.lab("config", #"{"auth_errors":"oauth"}"#)
    try await machine.expire()
    let (parts, repository) = try machine.process()
    await #expect(throws: RemoteProblem.ended) { _ = try await parts.tokens.current() }
    #expect(try await machine.store.load()?.isEnded == true)
    #expect(try await repository.history().settings == before)
    await #expect(
      throws: AppError(.unauthorised, "The e-mail address or the password is wrong.")
    ) { try await parts.account.signIn(email: "a@example.com", password: "no") }
  }
}
