import Core
import Testing

@Suite struct DateOnlyTests {
  @Test(arguments: [
    "", "2026-7-8", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01",
    "2026/01/01", "2026-01-01T", "２026-01-01",
  ])
  func refusesWhatIsNoDate(text: String) {
    #expect(DateOnly(text) == nil)
  }

  @Test(arguments: [
    ("1970-01-01", 0, 5), ("2024-02-29", 19_782, 5), ("1969-12-31", -1, 4),
    ("0001-01-01", -719_162, 2),
    ("9999-12-31", 2_932_896, 6),
  ])
  func knowsDayNumberAndWeekday(text: String, number: Int, weekday: Int) throws {
    let date = try #require(DateOnly(text))
    #expect(date.dayNumber == number && date.weekday == weekday)
    #expect(date.description == text)
  }

  @Test func everyDayOfFourCenturiesReadsBack() {
    let first = Sample.date("1800-01-01")
    let wrong = (0..<146_097).filter { offset in
      let date = first.advanced(by: offset)
      return DateOnly(year: date.year, month: date.month, day: date.day) != date
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
    ("2026-03-31", -1, "2026-02-28"), ("2026-12-15", 1, "2027-01-15"),
    ("2026-01-15", -13, "2024-12-15"),
  ])
  func addsMonths(text: String, months: Int, expected: String) {
    #expect(Sample.date(text).addingMonths(months).description == expected)
  }

  @Test(arguments: [(1, "2026-07-05"), (2, "2026-07-06"), (7, "2026-07-04"), (4, "2026-07-08")])
  func startsWeeksAnywhere(weekStart: Int, expected: String) {
    #expect(
      Sample.date("2026-07-08").startOfWeek(startingOn: weekStart).description == expected)
  }
}
