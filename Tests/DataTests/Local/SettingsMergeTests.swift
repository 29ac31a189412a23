import Core
import TestSupport
import Testing

@testable import StatsData

/// Two dashboards that edit the settings at once.
struct SettingsMergeTests {
  private let folder = TemporaryFolder()

  private func repository() -> CachedStatsRepository {
    CachedStatsRepository(
      folder: folder.path + "/history",
      settingsFile: SettingsFile(path: folder.path + "/settings.json"), remote: nil,
      clock: .fixed("2026-07-08T12:30:00Z"))
  }

  @Test func bothKeepTheirFields() async throws {
    let (one, two) = (repository(), repository())
    let base = try await one.history().settings
    _ = try await two.history()
    let today = Rows.date("2026-07-08")
    var goal = GoalConfig(from: today)
    goal.dailyGoalMinutes = 360
    var first = base
    first.goals.append(goal)
    first.rates["atlas"] = [Rate(from: today, hourly: 90)]
    try await one.save(first)
    goal = GoalConfig(from: today)
    goal.weeklyGoalMinutes = 1980
    var second = base
    second.goals.append(goal)
    second.weekStart = 1
    try await two.save(second)
    let saved = try await repository().history().settings
    let last = try #require(saved.goals.last)
    #expect([last.dailyGoalMinutes, last.weeklyGoalMinutes, saved.weekStart] == [360, 1980, 1])
    #expect(saved.rates == first.rates)
  }

  @Test func whatOneTakesOutStaysOut() {
    let range = Rows.date("2026-07-01")
    var base = Settings()
    base.daysOff = [DayRange(first: range, last: range)].compactMap(\.self)
    base.rates = ["atlas": [Rate(from: range, hourly: 90)]]
    var theirs = base
    theirs.zone = "UTC"
    var mine = Settings()
    mine.lateFromMinute = 1200
    let merged = SettingsMerge.merged(base: base, mine: mine, theirs: theirs)
    #expect(merged.daysOff.isEmpty && merged.rates.isEmpty)
    #expect(merged.zone == "UTC" && merged.lateFromMinute == 1200)
  }
}
