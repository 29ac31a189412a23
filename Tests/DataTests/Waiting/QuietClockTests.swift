import Testing

@testable import StatsData

@Suite struct QuietClockTests {
  @Test(arguments: [0, 30])
  func wakesNotBeforeItsTime(milliseconds: Int) async throws {
    let clock = QuietClock()
    let start = clock.now
    try await clock.sleep(for: .milliseconds(milliseconds))
    #expect(start.duration(to: clock.now) >= .milliseconds(milliseconds))
  }

  @Test func aCancelledSleepEndsAtOnce() async {
    let sleeper = Task { try await QuietClock().sleep(for: .seconds(3600)) }
    sleeper.cancel()
    let result = await sleeper.result
    #expect(throws: CancellationError.self) { try result.get() }
  }

  @Test func aSleepIsCancelledLater() async {
    let sleeper = Task { try await QuietClock().sleep(for: .seconds(3600)) }
    await Task.yield()
    try? await QuietClock().sleep(for: .milliseconds(5))
    sleeper.cancel()
    let result = await sleeper.result
    #expect(throws: CancellationError.self) { try result.get() }
  }
}
