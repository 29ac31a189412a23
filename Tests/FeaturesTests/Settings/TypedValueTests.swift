import Core
import Foundation
import Testing

@testable import Features

@Suite struct TypedValueTests {
  private func value<Value>(_ parse: () throws(InputProblem) -> Value) -> Value? {
    do { return try parse() } catch { return nil }
  }

  @Test(arguments: [
    ("4h", 240), ("4h 30m", 270), ("4h30m", 270), ("4h30", 270), ("4:30", 270), ("270", 270),
    ("0", 0), ("45m", 45), (" 4 H ", 240), ("0h 05m", 5), ("4h 00m", 240), ("24:00", 1440),
    ("", nil), ("h", nil), ("4h 60m", nil), ("4:5", nil), ("-4h", nil), ("4.5h", nil),
    ("4h 30m 10s", nil), ("0,5", nil), ("0.5", nil), ("vier", nil), ("٤h", nil), ("4h h", nil),
    ("m", nil), ("9999999", nil),
  ])
  func goals(text: String, minutes: Int?) {
    #expect(value { () throws(InputProblem) in try GoalText.minutes(text) } == minutes)
  }

  @Test func goalsAreReadBackAsWritten() {
    let wrong = (0...10_080).filter { minutes in
      value { () throws(InputProblem) in try GoalText.minutes(GoalText.text(minutes)) } != minutes
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    ("09:00", false, 540), ("9:00", false, 540), ("00:00", false, 0), ("23:59", true, 1439),
    ("24:00", true, 1440), ("24:00", false, nil), ("24:01", true, nil), ("9", false, nil),
    ("09:60", false, nil), ("009:00", false, nil), ("-1:00", false, nil), ("", false, nil),
    ("09:00:00", false, nil),
  ])
  func clockTimes(text: String, isEnd: Bool, minute: Int?) {
    #expect(value { () throws(InputProblem) in try ClockTime.minute(text, isEnd: isEnd) } == minute)
  }

  @Test(arguments: [
    ("80.50", "80.50"), ("80,5", "80.50"), ("95", "95.00"), ("0", "0.00"), ("0.07", "0.07"),
    ("3.133", "3.133"), (" 12.3456 ", "12.3456"), ("000080", "80.00"), ("123,00", "123.00"),
    ("1234.50", "1234.50"), ("80.5000", "80.50"),
  ])
  func ratesAreExact(text: String, printed: String) {
    let rate = value { () throws(InputProblem) in try RateText.rate(text) }
    #expect(rate.flatMap { $0 }.map(RateText.text) == printed)
  }

  @Test(arguments: [
    ("80,5o", "Use digits and one point, like 80.50."),
    ("1,234.50", "Use digits and one point, like 80.50."),
    ("1,234", "Use a point before decimals, and no other."),
    ("1.000,50", "Use digits and one point, like 80.50."),
    ("1,5,0", "Use digits and one point, like 80.50."),
    ("-5", "Use digits and one point, like 80.50."),
    ("+5", "Use digits and one point, like 80.50."),
    ("1e3", "Use digits and one point, like 80.50."),
    ("12abc", "Use digits and one point, like 80.50."),
    ("80.", "Use digits and one point, like 80.50."),
    (".5", "Use digits and one point, like 80.50."),
    ("８０", "Use digits and one point, like 80.50."),
    ("1.00001", "At most 4 decimals."),
    ("1000000000", "At most 9 digits before the point."),
  ])
  func ratesAreRefused(text: String, message: String) {
    #expect(throws: InputProblem(message)) { try RateText.rate(text) }
  }

  @Test func emptyRateIsNoRate() throws {
    #expect(try RateText.rate("  ") == nil)
  }

  @Test(arguments: [
    ("Europe/Berlin", true), ("UTC", true), ("America/Argentina/Buenos_Aires", true),
    ("Europe/Berln", false), ("../../etc/passwd", false), ("Berlin Ost", false),
  ])
  func zones(text: String, isAccepted: Bool) {
    let zone = value { () throws(InputProblem) in try ZoneText.zone(text) }
    #expect((zone == text) == isAccepted)
  }
}
