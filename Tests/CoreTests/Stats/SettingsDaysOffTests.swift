import Core
import Testing

/// Marking and unmarking single days keeps the ranges tidy.
struct SettingsDaysOffTests {
  static func settings(_ ranges: [(Int, Int)]) -> Settings {
    var settings = Settings()
    settings.daysOff = ranges.compactMap {
      DayRange(first: DateOnly(dayNumber: $0.0), last: DateOnly(dayNumber: $0.1))
    }
    return settings
  }

  @Test(
    arguments: [
      ([], 5, [(5, 5)]),
      ([(1, 4)], 5, [(1, 5)]),
      ([(6, 8)], 5, [(5, 8)]),
      ([(1, 4), (6, 8)], 5, [(1, 8)]),
      ([(1, 3), (7, 8)], 5, [(1, 3), (5, 5), (7, 8)]),
      ([(1, 8)], 5, [(1, 4), (6, 8)]),
      ([(5, 8)], 5, [(6, 8)]),
      ([(5, 5)], 5, []),
      ([(1, 90)], 91, [(1, 90), (91, 91)]),
    ] as [([(Int, Int)], Int, [(Int, Int)])])
  func toggling(_ before: [(Int, Int)], _ day: Int, _ after: [(Int, Int)]) {
    let toggled = Self.settings(before).togglingDayOff(DateOnly(dayNumber: day))
    #expect(toggled.daysOff == Self.settings(after).daysOff)
  }
}
