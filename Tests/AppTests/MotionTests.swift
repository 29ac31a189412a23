import Core
import Features
import TestSupport
import Testing

@testable import App

@MainActor
@Suite struct MotionTests {
  private func moving() -> AppHarness { AppHarness { $0.allowsMotion = true } }

  @Test func theSweepGrowsAndEnds() {
    let shares = stride(from: 0, through: 600, by: 40).map {
      Motion(elapsed: .milliseconds($0)).sweep
    }
    #expect(shares.first == 0 && shares.last == 1 && shares == shares.sorted())
    #expect(Motion(elapsed: nil).sweep == 1 && !Motion(elapsed: nil).isSweeping)
  }

  @Test func framesAreWantedOnlyWhileTheRingsFill() {
    let harness = moving()
    let first = harness.lines()
    #expect(harness.app.needsFrames)
    harness.time.advance(milliseconds: 200)
    harness.app.advance()
    #expect(harness.app.needsFrames && harness.lines() != first)
    harness.time.advance(milliseconds: 400)
    harness.app.advance()
    #expect(!harness.app.needsFrames && harness.lines() == AppHarness().lines())
  }

  @Test func nothingMovesWhereItIsSetOff() {
    var settings = Settings()
    settings.look.hasMotion = false
    let history = AppHarness.sample(settings: settings)
    let harness = AppHarness(StubRepository(history)) {
      $0.allowsMotion = true
      $0.firstHistory = history
    }
    #expect(!harness.app.needsFrames && harness.app.motion.sweep == 1)
  }

  @Test(arguments: [
    ([String: String](), false, true), (["NO_MOTION": "1"], false, false), ([:], true, false),
  ])
  func variablesAndFlagsComeFirst(variables: [String: String], isStill: Bool, moves: Bool) throws {
    let options = Arguments.Options(isDemo: true, isStill: isStill)
    #expect(try AppEnvironment.start(options, environment: variables).allowsMotion == moves)
  }

  /// 2h 30m becomes 3h 30m; the minutes between are only ever seen on the way.
  @Test func todaysTotalCountsToItsNewValueAndEndsOnIt() {
    let harness = moving()
    harness.time.advance(milliseconds: 600)
    harness.app.advance()
    #expect(!harness.app.needsFrames && harness.shows("2h 30m of"))
    harness.app.show(Self.later(3_600_000))
    #expect(harness.app.needsFrames && harness.shows("2h 30m of"))
    harness.press("j j")
    #expect(harness.press("c") == [.copy("3h 30m")])
    #expect(harness.app.title == "87 % codingfit")
    harness.time.advance(milliseconds: 100)
    harness.app.advance()
    #expect(!harness.shows("2h 30m of") && !harness.shows("3h 30m of"))
    harness.time.advance(milliseconds: 300)
    harness.app.advance()
    #expect(!harness.app.needsFrames && harness.shows("3h 30m of"))
  }

  /// Frames may fail to come; a turned minute never leaves a number on its way.
  @Test func aCountEndsWithoutFrames() {
    let harness = moving()
    harness.app.show(Self.later(3_600_000))
    harness.time.advance(seconds: 60)
    _ = harness.app.handle(.minutePassed)
    #expect(harness.shows("3h 30m of"))
  }

  @Test func nothingCountsWhereMotionIsOff() {
    let harness = AppHarness()
    harness.app.show(Self.later(3_600_000))
    #expect(!harness.app.needsFrames && harness.shows("3h 30m of"))
  }

  @Test func aCountThatIsCutShortGoesOnFromWhatIsShown() throws {
    let harness = moving()
    harness.app.show(Self.later(3_600_000))
    harness.time.advance(milliseconds: 100)
    harness.app.advance()
    let shown = try #require(harness.app.motion.counted)
    harness.app.show(Self.later(0))
    #expect(harness.app.motion.counted == shown && shown > 9_000_000 && shown < 12_600_000)
    harness.time.advance(milliseconds: 400)
    harness.app.advance()
    #expect(harness.app.motion.counted == nil && harness.shows("2h 30m of"))
  }

  /// The sample with that much more coded today.
  private static func later(_ milliseconds: Int) -> History {
    let sample = AppHarness.sample
    let today = sample.days.last?.date ?? DateOnly(dayNumber: 0)
    let row = DayStat(
      date: today, state: .partial, totalMilliseconds: 9_000_000 + milliseconds,
      zone: "Europe/Berlin")
    return History(
      days: sample.days.dropLast() + [row], sessions: sample.sessions, settings: sample.settings,
      systemZone: "Europe/Berlin")
  }

  @Test func theSelectedNumberIsCopied() {
    let harness = AppHarness()
    #expect(harness.press("c") == [] && harness.shows("Select a number first"))
    #expect(harness.press("j j c") == [.copy("2h 30m")])
    #expect(harness.shows("Copied 2h 30m."))
  }

  @Test func theTitleShowsTodaysRing() {
    #expect(AppHarness().app.title == "62 % codingfit")
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func theBellRingsOnceWhenTheGoalIsReached(isAsked: Bool, bells: Int) {
    var settings = Settings()
    settings.look.ringsBell = isAsked
    let open = AppHarness.sample(settings: settings)
    let today = open.today(at: .parsed("2026-07-08T12:30:00Z"))
    let days =
      open.days.filter { $0.date != today } + [
        DayStat(date: today, state: .partial, totalMilliseconds: 18_000_000, zone: "Europe/Berlin")
      ]
    let met = History(
      days: days, sessions: open.sessions, settings: settings, systemZone: "Europe/Berlin")
    let harness = AppHarness(StubRepository(open)) { $0.firstHistory = open }
    harness.app.show(met)
    harness.app.show(met)
    #expect(harness.app.bells == bells)
  }

  @Test func aThemeIsPreviewedAtOnceAndGivenBack() {
    let harness = AppHarness { $0.followsBackground = true }
    harness.press("4")
    harness.app.settings?.perform(.focus(.theme))
    harness.press("<space> <space>")
    #expect(harness.app.theme == .light && harness.app.hasUnsavedChanges)
    harness.press("<esc> y")
    #expect(harness.app.theme == .dark && !harness.app.hasUnsavedChanges)
  }
}
