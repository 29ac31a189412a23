import Core

extension AccountClient {
  /// The sentence of the form's field where a constraint of the table refused a value.
  static func explained(_ problem: RemoteProblem, _ change: SettingsChange) -> RemoteProblem {
    guard problem.error.kind == .invalidInput else { return problem }
    let message = problem.fault?.message ?? ""
    let sentence = sentences.first { message.contains($0.constraint) }?.sentence
    let error = AppError(
      .invalidInput,
      "The server refused \(change.table.name(of: change.key)): "
        + (sentence ?? "a value is out of range or missing."))
    return RemoteProblem(error, fault: problem.fault, cause: problem.cause)
  }

  /// By the names that the migration gives its constraints.
  private static let sentences: [(constraint: String, sentence: String)] = [
    ("goal_daily_range", "a day has 24 hours."),
    ("goal_weekly_range", "a week has 168 hours."),
    ("goal_window_start_range", "the window starts between 00:00 and 23:59."),
    ("goal_window_end_range", "the window ends at 24:00 at the latest."),
    ("goal_rest_days_range", "rest days are weekdays from 1 to 7."),
    ("rate_not_negative", "a rate cannot be negative."),
    ("rate_project_named", "the project has no name."),
    ("days_off_length", "at most 90 days at once, and the end not before the start."),
    ("preference_week_start", "the week starts on one of seven days."),
    ("preference_time_zone", "the time zone's name is too long."),
    ("preference_late_from", "times are 00:00 to 23:59."),
    ("preference_currency", "a currency is three capital letters, like EUR."),
  ]
}
