import Core
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    (1.95, 1, "2.0"), (0.285 * 100, 0, "29"), (-0.04, 1, "0.0"), (-1.25, 1, "-1.3"), (0.0, 0, "0"),
    (1.005, 2, "1.01"), (1e300, 1, "–"), (12.0, 2, "12.00"),
  ])
  func decimalsRoundHalfUp(value: Double, decimals: Int, text: String) {
    #expect(Decimals.text(value, decimals) == text)
  }

  @Test(arguments: [(1.14, "+1.1"), (-0.3, "-0.3"), (0.04, "0.0"), (-0.01, "0.0")])
  func changesShowTheirSign(value: Double, text: String) {
    #expect(Decimals.signed(value, 1) == text)
  }

  @Test(arguments: [
    ([1, 1, 1], [34, 33, 33]), ([0, 0], [0, 0]), ([5, 3], [63, 37]), ([1, 999], [0, 100]),
  ])
  func percentsAddUpToAHundred(parts: [Int], percents: [Int]) {
    #expect(PercentText.shares(parts) == percents)
  }

  @Test(arguments: [(1050.4, "17:30"), (1439.5, "00:00"), (0.0, "00:00"), (1410.0, "23:30")])
  func clockTimesGoToTheNearestMinute(minutes: Double, text: String) {
    #expect(ClockText.nearest(minutes: minutes) == text)
  }

  @Test func theEndOfTheDayIsTwentyFour() {
    #expect([540, 1440, 0].map(ClockText.text(minute:)) == ["09:00", "24:00", "00:00"])
  }

  @Test(arguments: [
    ("2026-07-12", "2026-07-24", "12–24 Jul 2026"),
    ("2026-06-28", "2026-07-04", "28 Jun–4 Jul 2026"),
    ("2025-12-28", "2026-01-03", "28 Dec 2025–3 Jan 2026"),
    ("2026-06-25", "2026-06-25", "25 Jun 2026"),
  ])
  func rangesAreShort(first: String, last: String, text: String) {
    #expect(DateText.range(Sample.days(first, last)) == text)
  }

  @Test(arguments: [
    (0, "0h 00m"), (3_900_000, "1h 05m"), (-59_000, "0h 00m"), (-60_000, "-0h 01m"),
  ])
  func longDurationsAlwaysHaveHours(milliseconds: Int, text: String) {
    #expect(DurationText.long(milliseconds) == text)
  }
}
