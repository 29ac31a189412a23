/// The tables that hold a user's settings. A column is a setting, so that two machines which change
/// different ones do not overwrite each other.
package enum AccountTable: String, Sendable, CaseIterable {
  case goals = "goal_config"
  case rates = "project_rates"
  case daysOff = "days_off"
  case preferences

  /// What names a row among the user's own.
  var keyColumns: [String] {
    switch self {
    case .goals: ["valid_from"]
    case .rates: ["project", "valid_from"]
    case .daysOff: ["first"]
    case .preferences: []
    }
  }

  /// The settings a row holds.
  var columns: [String] {
    switch self {
    case .goals:
      [
        "daily_goal_minutes", "weekly_goal_minutes", "window_start_minute", "window_end_minute",
        "rest_days",
      ]
    case .rates: ["hourly_rate"]
    case .daysOff: ["last"]
    case .preferences:
      [
        "week_start", "time_zone", "late_from_minute", "ai_categories", "currency",
        "money_rounding", "hour_step", "hour_rounding", "rounding_scope", "invoice",
      ]
    }
  }

  /// How a row of the table is called in a sentence.
  func name(of key: [String]) -> String {
    switch self {
    case .goals: "the goals from \(key.first ?? "?")"
    case .rates: "the rate of \(SafeText.oneLine(key.first ?? "?", limit: 40))"
    case .daysOff: "the days off from \(key.first ?? "?")"
    case .preferences: "the settings"
    }
  }
}
