import Core
import Foundation
import Testing

@testable import Features

@Suite struct SettingsFormTests {
  private let today = SettingsSample.today

  @Test(arguments: [
    Settings(), SettingsSample.settings,
    Settings(
      goals: [
        GoalConfig(
          from: DateOnly(dayNumber: 100), dailyGoalMinutes: 0, weeklyGoalMinutes: 45,
          windowStartMinute: 1320, windowEndMinute: 120, restDays: [])
      ], weekStart: 4, zone: "Asia/Kolkata", lateFromMinute: 0,
      invoice: InvoiceSettings(
        currency: "JPY", rounding: .halfEven, increment: .hour, mode: .down, granularity: .day)),
    Settings(
      goals: [
        GoalConfig(from: DateOnly(dayNumber: 0), windowStartMinute: 600, windowEndMinute: 600)
      ]),
    Settings(
      goals: [
        GoalConfig(from: DateOnly(dayNumber: 0), windowStartMinute: 0, windowEndMinute: 1440)
      ]),
  ])
  func untouchedFormIsWhatItWasMadeFrom(settings: Settings) {
    let form = SettingsSample.form(settings)
    #expect(form.review().settings == settings)
    #expect(form.changes(from: form).isEmpty)
  }

  @Test func goalsAreSavedFromTheirDateOn() {
    var form = SettingsSample.form()
    form.type("5h", into: .dailyGoal)
    form.type("2026-07-01", into: .validFrom)
    let saved = form.review().settings
    #expect(saved?.goal(on: SettingsSample.date("2026-06-30")).dailyGoalMinutes == 240)
    #expect(saved?.goal(on: SettingsSample.date("2026-07-01")).dailyGoalMinutes == 300)
    #expect(saved?.goals.count == 2)
  }

  @Test func savingTwiceOnADayKeepsOneVersion() throws {
    var form = SettingsSample.form()
    form.type("5h", into: .dailyGoal)
    form = SettingsSample.form(try #require(form.review().settings))
    form.type("6h", into: .dailyGoal)
    let goals = form.review().settings?.goals
    #expect(goals?.map(\.from) == [DateOnly(dayNumber: 0), today])
    #expect(goals?.last?.dailyGoalMinutes == 360)
  }

  @Test func windowOffKeepsItsStart() {
    var form = SettingsSample.form()
    form.turn(.windowOn, by: 1)
    let goal = form.review().settings?.goal(on: today)
    #expect(goal?.windowStartMinute == 540 && goal?.windowEndMinute == 540)
  }

  @Test(arguments: [
    (["rate": "85"], ["2025-01-01 70.00", "2026-01-01 80.00", "2026-06-25 85.00"]),
    (
      ["rate": "85", "from": "2026-03-01"],
      ["2025-01-01 70.00", "2026-01-01 80.00", "2026-03-01 85.00"]
    ),
    (
      ["rate": "60,5", "from": "2024-03-01"],
      ["2024-03-01 60.50", "2025-01-01 70.00", "2026-01-01 80.00"]
    ),
    (["rate": "80"], ["2025-01-01 70.00", "2026-01-01 80.00"]),
    (["rate": ""], []),
  ])
  func ratesAreDated(typed: [String: String], versions: [String]) {
    var form = SettingsSample.form()
    if let rate = typed["rate"] { form.type(rate, into: .rate("beacon")) }
    if let from = typed["from"] { form.type(from, into: .rateFrom("beacon")) }
    let saved = form.review().settings?.rates["beacon"] ?? []
    #expect(saved.map { "\($0.from) \(RateText.text($0.hourly))" } == versions)
  }

  @Test func todaysRateMayBeMended() throws {
    var form = SettingsSample.form()
    form.type("855", into: .rate("beacon"))
    form = SettingsSample.form(try #require(form.review().settings))
    form.type("85.5", into: .rate("beacon"))
    #expect(form.review().settings?.rates["beacon"]?.last?.hourly == Decimal(string: "85.5"))
  }

  @Test func daysOffAreAddedInOrder() {
    var form = SettingsSample.form()
    form.type("2026-07-01", into: .newDayOffFirst)
    form.addDayOff()
    #expect(form.daysOff.map { DateText.short($0) } == ["1 Jul", "12 Jul–24 Jul"])
    #expect(form.text(.newDayOffFirst).isEmpty)
  }

  @Test func typedDaysOffAreSavedWithoutEnter() {
    var form = SettingsSample.form()
    form.type("2026-12-24", into: .newDayOffFirst)
    form.type("2026-12-31", into: .newDayOffLast)
    #expect(form.review().settings?.daysOff.count == 2)
  }

  @Test func ratedProjectsComeFirstThenByTime() {
    var settings = SettingsSample.settings
    settings.rates = ["cedar": [Rate(from: today, hourly: 1)]]
    #expect(SettingsSample.form(settings).projects == ["cedar", "atlas", "beacon"])
  }

  @Test func everyFieldOnTheScreenCanBeReached() {
    let form = SettingsSample.form()
    let shown = SettingsLines(form: form).all.map(\.fields).filter { !$0.isEmpty }
    let unique = shown.map { fields in
      fields.reduce(into: [SettingsField]()) { if $0.last != $1 { $0.append($1) } }
    }
    #expect(unique == form.rows)
  }
}
