import Core
import TestSupport
import Testing

@testable import StatsData

/// Reading a project that is real but for its edge. One suite, one test at a time: faults and
/// settings belong to the whole server.
@Suite(
  .serialized, .timeLimit(.minutes(3)),
  .enabled(if: StandIn.isThere, "the stand-in is not at ../shared/supabase"))
struct StandInTests {
  /// Both layouts hold the same days; one has `updated_at`.
  @Test func bothLayoutsReadAlike() async throws {
    let wrapped = try StandIn.start(.wrapped)
    let flattened = try StandIn.start(.flattened)
    defer {
      StandIn.stop(.wrapped)
      StandIn.stop(.flattened)
    }
    let left = StandInHistory(try wrapped.client())
    let right = StandInHistory(try flattened.client())
    let errors = [await left.sync(), await right.sync()]
    #expect(errors == [nil, nil])
    let days = [try await left.history().days, try await right.history().days]
    #expect(days[0].map(\.totalMilliseconds) == days[1].map(\.totalMilliseconds))
    #expect(days[0].map(\.projects) == days[1].map(\.projects) && days[0].count == 14)
    let sessions = [try await left.history().sessions, try await right.history().sessions]
    #expect(sessions[0] == sessions[1] && sessions[0].count > 4)
  }

  /// After every fault, once or for good, on the first or a later call: no call returns anything
  /// but the truth or a sentence, and the next sync finds the cache as a clean one leaves it.
  @Test(arguments: [StandIn.Layout.wrapped, .flattened])
  func everyFaultLeavesTheCacheWhole(layout: StandIn.Layout) async throws {
    let server = try StandIn.start(layout)
    defer { StandIn.stop(layout) }
    let clean = StandInHistory(try server.client())
    #expect(await clean.sync() == nil)
    let truth = try await clean.history()
    for fault in StandInFault.all {
      for place in fault.places {
        let wrong = try await StandInFaultRun(server: server, truth: truth).run(fault, place)
        #expect(wrong == [], "\(fault.kind) at \(place)")
      }
    }
  }

  @Test(arguments: StandInFault.all)
  func everyCallEndsWithTheTruthOrASentence(fault: StandInFault) async throws {
    let server = try StandIn.start(.wrapped)
    defer { StandIn.stop(.wrapped) }
    let run = StandInFaultRun(server: server, truth: nil)
    #expect(try await run.calls(fault) == [])
  }
}
