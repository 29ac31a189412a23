import Core
import TestSupport
import Testing

@testable import Features

@Suite struct EarlierTotalsTests {
  private let history = History(days: [], sessions: [], settings: Settings(), systemZone: "UTC")

  @Test func areSaidWithTheirTime() {
    let earlier = [
      EarlierTotal(milliseconds: 900_000, readAt: .parsed("2026-03-04T09:12:00Z")),
      EarlierTotal(milliseconds: 4_320_000, readAt: .parsed("2026-03-05T10:00:00Z")),
    ]
    #expect(
      DaySource.words(earlier, in: history)
        == "read before: 15m on 4 Mar 09:12, 1h 12m on 5 Mar 10:00")
    #expect(DaySource.words([], in: history) == nil)
  }
}
