import Core
import Foundation
import Testing

/// R23 times R24: what the month is heading for, as money.
struct MonthForecastAmountTests {
  static let today = DateOnly(dayNumber: 20_629)

  /// Every work day 50 minutes on one project, 28 days back, nothing today.
  static func forecast(known: Int) -> MonthForecast {
    let days = (1...known).map { back in
      DayStat(
        date: today.advanced(by: -back), state: .settled, totalMilliseconds: 3_000_000,
        projects: [NamedTime(name: "alpha", milliseconds: 3_000_000)])
    }
    let history = History(days: days, sessions: [], settings: Settings(), systemZone: "UTC")
    let noon = Instant(milliseconds: today.dayNumber * Milliseconds.perDay + 43_200_000)
    return MonthForecast(history, project: "alpha", now: noon)
  }

  // 24 days of June before today, today and the three work days ahead: 28 × 50 min = 23.33 h.
  @Test(arguments: [("80.00", "1866.40"), ("0", "0.00"), ("80.10", "1868.73")])
  func printedHoursTimesRate(_ rate: String, _ amount: String) throws {
    let hourly = try #require(Money.decimal(rate))
    let value = Self.forecast(known: 28).amount(
      at: Rate(from: Self.today, hourly: hourly), InvoiceSettings())
    #expect(value.map { Money.text($0, currency: "EUR") } == amount)
  }

  @Test func nothingWithoutAForecast() {
    let value = Self.forecast(known: 5).amount(
      at: Rate(from: Self.today, hourly: 80), InvoiceSettings())
    #expect(value == nil)
  }
}
