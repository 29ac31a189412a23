import Core
import Foundation
import Testing

@testable import Features

/// Every message of `domain.md` section 4, word for word.
@Suite struct SettingsReviewTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let typed: [SettingsField: String]
    let field: SettingsField
    let message: String

    init(_ typed: [SettingsField: String], _ field: SettingsField, _ message: String) {
      self.typed = typed
      self.field = field
      self.message = message
    }

    var testDescription: String { message }
  }

  static let problems: [Case] = [
    Case([.dailyGoal: "four"], .dailyGoal, "Give the goal as 4h, 4h 30m, 4:30 or 270."),
    Case([.dailyGoal: "24h 01m"], .dailyGoal, "A day has 24 hours: 0 to 1440 minutes."),
    Case([.weeklyGoal: "168h 01m"], .weeklyGoal, "A week has 168 hours."),
    Case([.windowStart: "24:00"], .windowStart, "Times are 00:00 to 23:59."),
    Case([.windowEnd: "25:00"], .windowEnd, "Times are 00:00 to 23:59."),
    Case(
      [.windowEnd: "09:00"], .windowEnd,
      "Start and end are the same: turn the window off instead?"),
    Case(
      [.newDayOffFirst: "2026-08-02", .newDayOffLast: "2026-08-01"], .newDayOffLast,
      "End is before start."),
    Case(
      [.newDayOffFirst: "2026-08-01", .newDayOffLast: "2026-10-30"], .newDayOffLast,
      "At most 90 days at once."),
    Case([.newDayOffFirst: "2026-07-24"], .newDayOffFirst, "Overlaps 12 Jul–24 Jul."),
    Case([.newDayOffFirst: "2026-02-29"], .newDayOffFirst, "No such date."),
    Case([.newDayOffLast: "2026-08-01"], .newDayOffFirst, "No such date."),
    Case([.rate("beacon"): "80,5o"], .rate("beacon"), "Use digits and one point, like 80.50."),
    Case([.rate("beacon"): "80.12345"], .rate("beacon"), "At most 4 decimals."),
    Case(
      [.rate("beacon"): "75", .rateFrom("beacon"): "2025-01-01"], .rateFrom("beacon"),
      "Already set for that date."),
    Case([.rate("cedar"): "75", .rateFrom("cedar"): "soon"], .rateFrom("cedar"), "No such date."),
    Case([.currency: "EURO"], .currency, "Three letters, like EUR."),
    Case([.currency: "€"], .currency, "Three letters, like EUR."),
    Case([.validFrom: "2026-06-24"], .validFrom, "Goals before today will not change."),
    Case([.validFrom: "2026-06-31"], .validFrom, "No such date."),
    Case([.zone: "Mars/Base"], .zone, "No such time zone. Give a name like Europe/Berlin."),
    Case([.lateFrom: "late"], .lateFrom, "Times are 00:00 to 23:59."),
  ]

  @Test(arguments: problems)
  func problemsKeepEverythingUnsaved(_ test: Case) {
    var form = SettingsSample.form()
    for (field, text) in test.typed { form.type(text, into: field) }
    let review = form.review()
    #expect(review.problems == [test.field: test.message])
    #expect(review.settings == nil && form.firstProblem(in: review) == test.field)
  }

  static let notices: [Case] = [
    Case(
      [.weeklyGoal: "30h"], .weeklyGoal, "Weekly 30h is more than 5 work days × 4h = 20h."),
    Case(
      [.weeklyGoal: "10h"], .weeklyGoal, "Weekly 10h is less than your daily goals add up to."),
    Case(
      [.windowStart: "22:00", .windowEnd: "02:00"], .windowEnd,
      "This window crosses midnight and counts for the day it starts."),
    Case(
      [.rate("cedar"): "0"], .rate("cedar"),
      "0 means free of charge; leave empty for 'not invoiced'."),
    Case(
      [.rate("beacon"): ""], .rate("beacon"), "Not invoiced: all 2 rates of beacon go away."),
    Case([.currency: "XYZ"], .currency, "Unknown currency: two decimals assumed."),
  ]

  @Test(arguments: notices)
  func noticesDoNotStopASave(_ test: Case) {
    var form = SettingsSample.form()
    for (field, text) in test.typed { form.type(text, into: field) }
    let review = form.review()
    #expect(review.notices == [test.field: test.message])
    #expect(review.settings != nil)
  }

  @Test func noWorkDaysLeft() {
    var form = SettingsSample.form()
    form.restDays = Set(1...7)
    let notice = form.review().notices[.restDay(2)]
    #expect(notice == "No work days left: streaks and pace are off.")
  }

  @Test func ratesWithoutDataAreNamed() {
    var settings = SettingsSample.settings
    settings.rates["dune"] = [Rate(from: SettingsSample.today, hourly: 50)]
    let notice = SettingsSample.form(settings).review().notices[.rate("dune")]
    #expect(notice == "No project of that name has data yet.")
  }
}
