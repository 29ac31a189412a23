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
}
