import Core
import Foundation

@testable import Features

/// One small world for the settings: three projects, two of them with rates, one holiday.
enum SettingsSample {
  static let today = DateOnly(dayNumber: 20_629)  // 2026-06-25, a Thursday

  static var settings: Settings {
    Settings(
      goals: [GoalConfig(from: DateOnly(dayNumber: 0))],
      daysOff: [date("2026-07-12")...date("2026-07-24")].compactMap {
        DayRange(first: $0.lowerBound, last: $0.upperBound)
      },
      rates: [
        "atlas": [Rate(from: date("2026-01-01"), hourly: 95)],
        "beacon": [
          Rate(from: date("2025-01-01"), hourly: 70), Rate(from: date("2026-01-01"), hourly: 80),
        ],
      ])
  }

  static func history(_ settings: Settings = settings) -> History {
    let days = (0..<3).map { index in
      DayStat(
        date: today.advanced(by: -index), state: .open, totalMilliseconds: 7_200_000,
        projects: [
          NamedTime(name: "atlas", milliseconds: 3_600_000),
          NamedTime(name: "beacon", milliseconds: 1_800_000),
          NamedTime(name: "cedar", milliseconds: 1_800_000),
        ])
    }
    return History(days: days, sessions: [], settings: settings, systemZone: "Europe/Berlin")
  }

  static func form(_ settings: Settings = settings) -> SettingsForm {
    SettingsForm(history: history(settings), today: today)
  }

  static func date(_ text: String) -> DateOnly { DateOnly(text) ?? DateOnly(dayNumber: 0) }
}

extension SettingsForm {
  mutating func type(_ text: String, into field: SettingsField) {
    edit(field) { $0 = EditableText(text) }
  }
}
