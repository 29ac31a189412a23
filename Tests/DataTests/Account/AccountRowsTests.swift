import Core
import Foundation
import TestSupport
import Testing

@testable import StatsData

@Suite struct AccountRowsTests {
  static let settings = Settings(
    goals: [
      GoalConfig(from: DateOnly(dayNumber: 0)),
      GoalConfig(
        from: Rows.date("2026-07-01"), dailyGoalMinutes: 300, windowStartMinute: 1320,
        windowEndMinute: 120, restDays: []),
    ],
    daysOff: [Rows.date("2026-07-12")].compactMap {
      DayRange(first: $0, last: $0.advanced(by: 3))
    },
    weekStart: 1, zone: "Asia/Tokyo", lateFromMinute: 0, aiCategories: ["a, \"b\"", "β"],
    rates: [
      "α \"x\", y": [
        Rate(from: Rows.date("2026-01-01"), hourly: 85),
        Rate(from: Rows.date("2026-02-01"), hourly: Decimal(string: "0.1005") ?? 0),
      ]
    ],
    invoice: InvoiceSettings(
      currency: "JPY", rounding: .halfEven, increment: .sixMinutes, mode: .up, granularity: .day))

  private static var withBlocks: Settings {
    var settings = settings
    settings.invoice.details = InvoiceSample.details
    settings.invoice.details.numbering = InvoiceNumbering(pattern: "R{seq:3}", first: 7)
    settings.invoice.details.taxRate = nil
    settings.invoice.details.untaxed = .reverseCharge
    settings.invoice.details.hasDays = true
    return settings
  }

  @Test(arguments: [settings, withBlocks, Settings()])
  func settingsSurviveTheirRows(settings: Settings) {
    #expect(AccountRows(settings).settings() == settings)
    #expect(AccountRows(settings).changes(to: AccountRows(settings)).isEmpty)
  }

  @Test func aChangedFieldIsTheOnlyColumn() {
    var newer = Self.settings
    newer.goals[1].restDays = [6]
    newer.zone = nil
    let changes = AccountRows(Self.settings).changes(to: AccountRows(newer))
    #expect(
      changes == [
        SettingsChange(.goals, ["2026-07-01"], ["rest_days": .array([.int(6)])]),
        SettingsChange(.preferences, [], ["time_zone": .null]),
      ])
  }

  @Test func rowsComeAndGo() {
    var newer = Self.settings
    newer.rates = ["beacon": [Rate(from: Rows.date("2026-03-01"), hourly: 0)]]
    newer.daysOff = []
    var rows = AccountRows(Self.settings)
    let changes = rows.changes(to: AccountRows(newer))
    #expect(changes.filter { $0.values == nil }.count == 3)
    for change in changes { rows.apply(change) }
    #expect(rows.settings() == newer)
  }

  /// Look, folder and font are this machine's; invoice blocks stay until somebody has sent some.
  @Test func whatNoRowHoldsStaysAsItIsHere() {
    var local = Self.withBlocks
    local.look.ringsBell = true
    local.invoice.details.folder = "~/bills"
    local.invoice.details.font = "/f.ttf"
    #expect(AccountRows(local).settings(upon: local) == local)
    #expect(AccountRows(Settings()).settings(upon: local).invoice.details == local.invoice.details)
    let sent = AccountRows(local).rows(.preferences)[[]]?["invoice"]
    #expect(sent?["seller"]?["vatId"] == .string("DE123456789"))
    #expect(sent?["folder"] == nil && sent?["font"] == nil)
  }

  @Test func whatTheServerGarblesStaysAtItsDefault() {
    var rows = AccountRows()
    rows.set(.goals, ["soon"], [:])
    rows.set(.goals, ["2026-07-01"], ["daily_goal_minutes": .int(9999), "rest_days": .null])
    rows.set(.rates, ["x", "2026-07-01"], ["hourly_rate": .string("12abc")])
    rows.set(.preferences, [], ["time_zone": .string("Mars/Base"), "week_start": .int(8)])
    let settings = rows.settings()
    #expect(settings.goals == [GoalConfig(from: Rows.date("2026-07-01"))])
    #expect(settings.rates.isEmpty && settings.zone == nil && settings.weekStart == 2)
  }
}
