import Core
import TestSupport
import Testing

/// Where a moment lies against the working window, over midnight and on days without one.
@Suite struct WindowStateTests {
  private func state(_ moment: String, from start: Int, to end: Int) -> WindowState {
    let goal = GoalConfig(
      from: DateOnly(dayNumber: 0), windowStartMinute: start, windowEndMinute: end,
      restDays: [1, 7])
    let history = History(
      days: [], sessions: [], settings: Settings(goals: [goal]), systemZone: "Europe/Berlin")
    return WindowState(history, now: .parsed(moment))
  }

  /// 8 July 2026 is a Wednesday, 11 July a Saturday; Berlin is two hours ahead of UTC.
  @Test(arguments: [
    ("2026-07-08T06:59:00Z", WindowState.before), ("2026-07-08T07:00:00Z", .inside),
    ("2026-07-08T15:59:59Z", .inside), ("2026-07-08T16:00:00Z", .after),
    ("2026-07-11T10:00:00Z", .none),
  ])
  func byDay(moment: String, expected: WindowState) {
    #expect(state(moment, from: 540, to: 1080) == expected)
  }

  /// A night from 22:00 to 06:00 belongs to the day it starts on, Friday's into Saturday too.
  @Test(arguments: [
    ("2026-07-08T19:59:00Z", WindowState.before), ("2026-07-08T20:00:00Z", .inside),
    ("2026-07-08T23:30:00Z", .inside), ("2026-07-09T04:00:00Z", .before),
    ("2026-07-10T23:30:00Z", .inside), ("2026-07-11T04:00:00Z", .none),
    ("2026-07-12T23:30:00Z", .before),
  ])
  func overMidnight(moment: String, expected: WindowState) {
    #expect(state(moment, from: 1320, to: 360) == expected)
  }

  @Test func aWindowThatIsOffIsNone() {
    #expect(state("2026-07-08T10:00:00Z", from: 540, to: 540) == .none)
  }
}
