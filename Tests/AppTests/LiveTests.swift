import Core
import Terminal
import TestSupport
import Testing

@testable import App

/// The clock, the poll, the focus and the server's coming and going.
@MainActor
@Suite struct LiveTests {
  private let harness = AppHarness()

  private func minutes(_ count: Int) async {
    for _ in 0..<count {
      harness.time.advance(seconds: 60)
      _ = harness.app.handle(.minutePassed)
      await harness.settle()
    }
  }

  private func syncs() async -> [SyncScope] {
    await harness.repository.calls.compactMap {
      if case .sync(let scope) = $0 { scope } else { nil }
    }
  }

  @Test func theStartSyncsAfterTheFirstFrame() async {
    #expect(await syncs().isEmpty)
    harness.app.started()
    await harness.settle()
    #expect(await syncs() == [.recent])
  }

  @Test func todayIsPolledEveryTwoMinutes() async {
    harness.app.started()
    await harness.settle()
    await minutes(6)
    #expect(await syncs() == [.recent, .today, .today, .today])
  }

  @Test func withoutFocusEveryTen() async {
    harness.app.started()
    await harness.settle()
    _ = harness.app.handle(.input(.focusLost))
    await minutes(20)
    #expect(await syncs() == [.recent, .today, .today])
    _ = harness.app.handle(.input(.focusGained))
    await harness.settle()
    #expect(await syncs().count == 4)
  }

  @Test func keysSyncTheirScope() async {
    harness.press("r")
    await harness.settle()
    harness.press("R")
    await harness.settle()
    #expect(await syncs() == [.recent, .everything])
  }

  @Test func verifyingFollowsARunningRefresh() async {
    harness.press("r R r")
    #expect(await harness.until { await syncs() == [.recent, .everything] })
  }

  @Test func theDemoAsksNobody() async {
    let demo = AppHarness(hasServer: false)
    demo.app.started()
    demo.press("r R")
    demo.time.advance(seconds: 600)
    _ = demo.app.handle(.minutePassed)
    await demo.settle()
    let calls = await demo.repository.calls
    #expect(!calls.contains { if case .sync = $0 { true } else { false } })
    #expect(demo.shows("demo"))
  }

  @Test func aServerThatComesBackTakesTheBannerAway() async {
    let offline = AppError(.offline, "The server cannot be reached.")
    await harness.repository.set(lastSync: .parsed("2026-07-08T10:41:00Z"))
    await harness.repository.set(sync: .failure(offline))
    harness.press("r")
    await harness.settle()
    #expect(harness.lines()[2].contains("as of 12:41") && harness.lines()[2].contains("r retries"))
    await harness.repository.set(
      sync: .success(SyncReport(added: 0, revisions: [], finishedAt: harness.time.now)))
    await minutes(2)
    #expect(!harness.lines()[2].contains("12:41") && harness.lines()[0].contains("as of 14:30"))
  }

  @Test func aHiddenBannerStaysAwayForTheSameFailure() async {
    await harness.repository.set(sync: .failure(AppError(.offline, "No network.")))
    harness.press("r")
    await harness.settle()
    harness.press("<esc>")
    await minutes(4)
    #expect(!harness.lines()[2].contains("ffline"))
    await harness.repository.set(sync: .failure(AppError(.unauthorised, "The key is refused.")))
    await minutes(2)
    #expect(harness.lines()[2].contains("The key is refused."))
  }

  @Test func progressOfTheBackfillIsInTheBanner() async {
    let sync = AppHarness(StubRepository(AppHarness.sample))
    await sync.repository.set(progress: [SyncProgress(month: "2024-03", done: 14, total: 31)])
    await sync.repository.set(sync: .failure(AppError(.offline, "No network.")))
    sync.press("r")
    let seen = await sync.until { sync.shows("2024-03") || sync.shows("ffline") }
    #expect(seen)
  }

  private func sync(_ old: Int, _ new: Int, notes: [String] = []) async {
    let revision = Revision(
      date: DateOnly(dayNumber: 20_515), oldMilliseconds: old, newMilliseconds: new)
    await harness.repository.set(
      sync: .success(
        SyncReport(added: 0, revisions: [revision], finishedAt: harness.time.now, notes: notes)))
    harness.press("r")
    await harness.settle()
  }

  /// A day that changes twice is told from what the user has seen.
  @Test func revisedDaysAreTold() async {
    await sync(900_000, 1_800_000)
    #expect(harness.lines()[2].contains("1 day revised: 3 Mar 15m -> 30m"))
    await sync(1_800_000, 4_320_000)
    #expect(harness.lines()[2].contains("1 day revised: 3 Mar 15m -> 1h 12m"))
    await harness.repository.set(sync: .failure(AppError(.offline, "No network.")))
    harness.press("r")
    await harness.settle()
    #expect(harness.lines()[2].contains("offline"))
    harness.press("<esc>")
    #expect(harness.lines()[2].contains("1 day revised"))
    harness.press("<esc>")
    #expect(!harness.lines()[2].contains("revised"))
  }

  @Test func aClashOfSettingsIsToldFirst() async {
    await sync(900_000, 1_800_000, notes: ["Another machine has changed the goals, too."])
    #expect(harness.lines()[2].contains("Another machine"))
    harness.press("<esc>")
    #expect(harness.lines()[2].contains("1 day revised"))
  }

  /// A cron job's sync, or a second pane: noticed with the minute, and when the pane gets the focus.
  @Test(arguments: [AppEvent.minutePassed, .input(.focusGained)])
  func whatAnotherProcessBringsIsShown(event: AppEvent) async {
    let local = AppHarness()
    local.app.started()
    // The sync of the start ends with a look at the disk.
    #expect(await local.until { await local.repository.calls.contains(.history) })
    let before = await local.repository.calls.count
    _ = local.app.handle(event)
    await local.settle()
    #expect(!(await local.repository.calls.dropFirst(before).contains(.history)))
    await local.repository.change(
      AppHarness.sample(settings: Settings(weekStart: 1)), synced: local.time.now)
    _ = local.app.handle(event)
    #expect(await local.until { local.app.history?.settings.weekStart == 1 })
    #expect(await local.until { local.lines()[0].contains("as of 14:30") })
  }

  @Test func savedSettingsAreShownAgain() async {
    harness.press("4 <enter> <c-u> 5h <c-s>")
    #expect(await harness.until { harness.shows("✓ Saved.") })
    let goal = harness.app.history?.settings.goal(
      on: harness.app.history?.days.last?.date ?? .init(dayNumber: 0))
    #expect(goal?.dailyGoalMinutes == 300)
  }

  @Test func midnightMakesANewDay() async {
    harness.press("4")
    #expect(harness.shows("[ 2026-07-08 ]"))
    await minutes(9 * 60 + 31)
    #expect(harness.shows("[ 2026-07-09 ]"))
  }

  @Test(arguments: [(0, 60_020), (30_000, 30_020), (59_999, 21)])
  func ticksSleepUntilTheMinuteTurns(into: Int, wait: Int) async {
    let sleeper = CountingClock(limit: 1)
    let clock = WallClock(systemZone: "UTC") { Instant(milliseconds: 60_000 * 5 + into) }
    await MinuteTicks(clock: clock, sleeper: sleeper).run {}
    #expect(sleeper.slept == [.milliseconds(wait)])
  }
}
