import Core
import Foundation
import Testing

/// Rounding and money as users of other trackers reported them.
@Suite struct MoneySymptoms {
  struct Bill: Sendable, CustomTestStringConvertible {
    let symptom: String
    let seconds: [Double]
    let rate: String
    let hours: String
    let amount: String
    var testDescription: String { symptom }
  }

  static let bills = [
    Bill(
      symptom: "0.83 h is not 83.33", seconds: [3000], rate: "100", hours: "0.83",
      amount: "83.00"),
    Bill(
      symptom: "2 x 15 min is 13.75", seconds: [900, 900], rate: "27.50", hours: "0.50",
      amount: "13.75"),
    Bill(
      symptom: "48 x 0.77 is 36.96", seconds: [2772], rate: "48", hours: "0.77",
      amount: "36.96"),
    Bill(symptom: "3:28 x 15", seconds: [12_480], rate: "15", hours: "3.47", amount: "52.05"),
    Bill(
      symptom: "25 min at 34.34", seconds: [1500], rate: "34.34", hours: "0.42", amount: "14.42"),
    Bill(
      symptom: "hours are silently cut", seconds: [3596.4], rate: "80", hours: "1.00",
      amount: "80.00"),
    Bill(
      symptom: "30 s are lost per entry", seconds: Array(repeating: 90.5, count: 20), rate: "60",
      hours: "0.50", amount: "30.00"),
  ]

  @Test(arguments: bills)
  func printedHoursTimesRate(bill: Bill) throws {
    let days = bill.seconds.enumerated().map { place, seconds in
      Sample.billed(Sample.date("2026-06-01").advanced(by: place).description, ["a": seconds])
    }
    let rate = try #require(Money.decimal(bill.rate))
    let request = InvoiceRequest(
      range: Sample.days("2026-06-01", "2026-06-30"),
      rates: ["a": [Rate(from: Sample.date("2026-01-01"), hourly: rate)]])
    let draft = InvoiceDraft(Sample.history(days), request, now: Sample.instant(Sample.now))
    let line = try #require(draft.lines.first)
    #expect(HourRounding.text(hundredths: line.hundredths) == bill.hours)
    #expect(Money.text(line.amount, currency: "EUR") == bill.amount)
    #expect(line.rate.hourly == rate)
  }

  @Test(arguments: [("VND", "1235"), ("JPY", "1235"), ("EUR", "1234.50"), ("KWD", "1234.500")])
  func currencyShowsDecimalsItDoesNotHave(currency: String, text: String) throws {
    let value = try #require(Money.decimal("1234.5"))
    let amount = Money.rounded(value, currency: currency, rounding: .halfUp)
    #expect(Money.text(amount, currency: currency) == text)
  }

  @Test func partsDoNotAddUpToTheTotal() {
    #expect(DurationText.column([3_630_000, 3_630_000]) == ["1h 01m", "1h 00m"])
    #expect(DurationText.text(7_260_000) == "2h 01m")
  }

  @Test func truncationLosesHalfAMinuteEach() {
    let parts = Array(repeating: 90_500, count: 120)
    #expect(DurationText.text(parts.reduce(0, +)) == "3h 01m")
    #expect(DurationText.minutes(parts).reduce(0, +) == 181)
  }

  @Test(arguments: ["1,5", "12abc", "1.2.3", "", ".", "1.", ".5", "-1", "+1", "1e3", " 1", "0x1"])
  func nonsenseIsReadAsMoney(text: String) {
    #expect(Money.decimal(text) == nil)
  }
}
